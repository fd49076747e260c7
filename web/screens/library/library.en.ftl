## Door
library-open = All games ({ $count })
library-away = The list of games could not be loaded. Try again when you are online.

## Screen
library-words = Search
library-hint =
    .placeholder = Name, #tag, 15×15, year
library-folder = Folder
library-all = All folders
library-none = In no folder
library-import = Add games from a file…
library-export = Save all as SGF…
library-more = Show more
library-found = Found: { $count }
library-file =
    .aria-label = Folder and tags: { $name }
    .title = Folder and tags
library-in-folder = Folder
library-tags = Tags, separated by commas
library-done = Done
library-kept = { $state ->
    [kept] The browser keeps these games.
    [tight] The browser has almost no room left for games. Save them as a file, and remove some.
    [volatile] The browser does not let this page store anything: your games are lost when you close it. Save them as a file.
    [refused] The browser did not agree to keep these games. Save them as a file from time to time.
   *[loose] The browser may delete these games when it needs room.
}
library-keep = Ask it to keep them
library-busy = { $done } of { $all }…
library-exported = Games in the file: { $count }.
library-export-left = Left out, because they are damaged or too large: { $left }.
library-imported = Added: { $count }.
library-import-left = Left out, because they are empty or damaged: { $left }.
library-import-rest = Not added yet: { $rest }. Choose the file again to go on.
library-refused = The file has no games, or there is no room for them.
