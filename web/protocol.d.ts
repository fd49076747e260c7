// Made from the messages in kropki/protocol by `make protocol`.

export const VERSION: 1;
export const MAX_NAME: 100;
export const MAX_COMMENT: 20000;
export const MAX_FILE: 32000000;
export const CHARSETS: string[];
export const MOVE_KINDS: string[];
export const STEP_KINDS: string[];
export const EDIT_KINDS: string[];
export const OFFER_KINDS: string[];

/** The kinds of steps. */
export type StepKind = 'lesson' | 'puzzle' | 'position' | 'game';

/** Why a point is good. Each reason comes with a number. */
export type HintReason = 'captures' | 'saves' | 'forces' | 'prevents' | 'threatens' | 'places' | 'loses';

/** The names of shapes, which are also those of the lessons about them. */
export type ShapeName = 'ring' | 'house' | 'fork' | 'ladder' | 'net' | 'grounded' | 'cross';

/** Why a game is over. */
export type EndReason =
  | 'full-board'
  | 'resignation'
  | 'agreement'
  | 'stop'
  | 'passes'
  | 'time'
  | 'lead'
  | 'first-to';

/** How a file is replayed. */
export type Mode = 'listed' | 'automatic';

/** The value of an option of the rules. */
export type OptionValue = boolean | number | string | null;

/** Options of the rules by name. */
export type Options = { [name: string]: OptionValue };

/** What a note says about a move: good, interesting, doubtful, bad; or nothing. */
export type Verdict = '' | 'TE' | 'IT' | 'DO' | 'BM';

/** What a note says about a position: good for player 0, good for player 1, even, unclear; or nothing. */
export type Judgement = '' | 'GB' | 'GW' | 'DM' | 'UC';

/** Fields of the game information by their names in SGF. */
export type InfoFields = { [name: string]: string };

/** Why the computer player thinks: to move, to give hints, or to answer an offer of a draw. */
export type Purpose = 'move' | 'hints' | 'draw';

/** A whole game as JSON (`kropki.record.game_json`). Nobody but the engine reads it. */
export type RecordData = unknown;

/** A point by column and row. */
export interface Place {
  x: number;
  y: number;
}

/** A dot and the player who played it. */
export interface PlayedDot extends Place {
  player: number;
}

/** Settings of a clock in seconds; a time that is left out is 0. */
export interface ClockTimes {
  main?: number;
  increment?: number;
  per_move?: number;
}

/** Settings of a clock in seconds. */
export interface ClockSettings {
  main: number;
  increment: number;
  per_move: number;
}

/** An opening by name, and what some openings need. */
export interface OpeningSettings {
  name: string;
  seed: number;
  handicap: number;
  position: string;
}

/** Markup of a node: points, labels (`LB`: a point and its text), arrows and lines (pairs of points). */
export interface Marks {
  TR?: string;
  SQ?: string;
  CR?: string;
  MA?: string;
  SL?: string;
  DD?: string;
  LB?: [string, string][];
  AR?: [string, string][];
  LN?: [string, string][];
}

/** A rule set that the engine knows. */
export interface RuleSetInfo {
  name: string;
  help: string;
  options: Options;
  opening: string;
}

/** An option of the rules; `choices` is null unless its kind is `choice`. */
export interface OptionInfo {
  name: string;
  help: string;
  kind: 'flag' | 'number' | 'half-dots' | 'choice';
  choices: string[] | null;
}

/** An opening that the engine knows. */
export interface OpeningInfo {
  name: string;
  help: string;
}

/** A territory or a house: its owner, its ring, and what is inside the ring and no part of it. */
export interface DrawnTerritory {
  owner: number;
  ring: string;
  holes?: string[];
}

/** A territory that was or could be taken: the enemy dots it captures and the dots it frees. */
export interface Capture extends DrawnTerritory {
  captured: number;
  freed: number;
}

/** A territory that may be declared; `join` says whether its ring combines several smaller ones. */
export interface OfferedTerritory extends Capture {
  join: boolean;
}

/** What a move changed on the board, for showing it: its dot and the territories it took. */
export interface MoveEffect {
  dot: PlayedDot | null;
  taken: Capture[];
}

/** How a game ended; `winner` is null for a draw. */
export interface Ending {
  winner: number | null;
  reason: EndReason;
}

/** A territory of a settlement: how many points it has, and how many of them are empty. */
export interface AgreedTerritory extends Capture {
  points: number;
  empty: number;
}

/** What a settlement by territory comes to. */
export interface TerritoryResult {
  kind: 'territory';
  areas: AgreedTerritory[];
  empty: [number, number];
  neutral: number;
  to_move: number;
  thrown: [number, number];
  captures: [number, number];
}

/** An area that a player who stopped loses. */
export interface LostDots {
  points: string;
  captured: number;
  freed: number;
}

/** What a stop comes to. */
export interface StopResult {
  kind: 'stop';
  stopper: number;
  lost: LostDots[];
  captures: number[];
}

/** An offer to end the game, and the players who have accepted it. */
export interface EndOffer {
  player: number;
  kind: 'draw' | 'settlement';
  accepted: number[];
  settlement: TerritoryResult | null;
}

/** A fault in a file. */
export interface FileFault {
  kind: string;
  line: number;
  column: number;
  message: string;
}

/**
 * How a game of a file was read.
 *
 * `mode` is how captures were replayed, `differs` the first move, counted from 1, at which the two modes
 * give different positions, and `result` the result that the file states.
 */
export interface ReadingInfo {
  format: string;
  mode: Mode | null;
  differs: number | null;
  result: string;
  diagnostics: FileFault[];
}

/** What a file says about one of its games, unchecked; what it does not say is empty or null. */
export interface GameEntry {
  number: number;
  names: string[];
  ranks: string[];
  result: string;
  date: string;
  event: string;
  width: number | null;
  height: number | null;
  nodes: number;
  line: number;
}

/** A house, and all points in it. */
export interface HouseInfo extends DrawnTerritory {
  points: string;
}

/** Dots of a player: those of a chain, or all that are grounded. */
export interface PlayerDots {
  owner: number;
  points: string;
}

/** A dot that would capture at once: the rings it would close and the dots it would capture. */
export interface CaptureThreat extends PlayedDot {
  captured: number;
  rings: string[];
  victims: string;
}

/** A capture by a move of the game: its node, its ply, and the dots that it captured. */
export interface PastCapture extends DrawnTerritory {
  node: number;
  ply: number;
  captured: number;
  points: string;
}

/** Why a drawing is not a valid starting position. */
export interface SetupFault {
  code: string;
  message: string;
  points: string;
}

/** A point the computer player considers: the dots it would be ahead then, and the main line. */
export interface Candidate extends Place {
  value: number;
  line: string;
}

/** A point, and by how many dots the player to move leads in the end with a dot there. */
export interface MoveWorth extends Place {
  lead: number;
}

/** A dot of a chain, for how many dots of it something changes, and whether it is the player's own. */
export interface ChainFinding extends Place {
  count: number;
  own: boolean;
}

/**
 * Advice: a point, why it is good (the strongest reason first), the dots gained, and the main line.
 *
 * `finding` is what the network expects the dot to do: it makes an own chain safer, or may cut off another.
 */
export interface HintInfo extends Place {
  reasons: [HintReason, number][];
  gain: number;
  line: string;
  finding: ChainFinding | null;
}

/** A dot that gains by force: how many it captures, or where it threatens to, and the answers to that. */
export interface ForcingInfo extends Place {
  captured: number;
  threat: string;
  answers: ForcedAnswer[];
}

/** An answer to a threat, and the dot that follows; null if the answer itself loses enough. */
export interface ForcedAnswer extends Place {
  then: ForcingInfo | null;
}

/** A move that lost dots, what was better, and the line by which the opponent exploits it. */
export interface MistakeInfo extends Place {
  ply: number;
  player: number;
  loss: number;
  better: HintInfo;
  answer: string;
}

/** The request that plays a dot. */
export interface PlayDecision extends Place {
  kind: 'play';
  declare_all?: boolean;
}

/** The request that passes. */
export interface PassDecision {
  kind: 'pass';
}

/** The request that stops or resigns. */
export interface EndDecision {
  kind: 'stop' | 'resign';
  player: number;
}

/** The request that makes the move the computer player has decided on. */
export type Decision = PlayDecision | PassDecision | EndDecision;

/** A step of a class: what it is, what the teacher says about it, and the lesson, puzzle or game. */
export interface ClassStepInfo {
  id: string;
  kind: StepKind;
  name: string;
  title: string;
  text: string;
  source: string;
  at: number;
  hidden: boolean;
  before: string;
  played: string;
}

/** A point, and how likely something will happen there, from 0 to 1. */
export interface LikelyPoint {
  x: number;
  y: number;
  share: number;
}

/**
 * What an input of the network shows.
 *
 * `steps` is how many steps a player may walk from the edge, or 0.
 */
export interface NetInput {
  name: string;
  steps: number;
}

/**
 * A neuron that sees a part of the network.
 *
 * `plus` is the sum of its positive weights for that part, `minus` the number of its negative ones.
 */
export interface NetFeed {
  row: number;
  number: number;
  plus: number;
  minus: number;
}

/** A shape on the board: its name, and the points that it is about. */
export interface ShapeInfo {
  name: ShapeName;
  points: string;
}

/** What is drawn of a position after a dot. */
export interface Frame {
  dots: string;
  owners: string;
  territories: DrawnTerritory[];
  captures: number[];
  last: PlayedDot;
  change: MoveEffect;
}

/** What a reader of a lesson does: put a dot, name the dots that will be captured, or stop the game. */
export type LessonAction = 'dot' | 'predict' | 'stop';

/** Ask what this engine offers. */
export interface Hello {
  kind: 'hello';
}

/** Ask for the current position. */
export interface Show {
  kind: 'show';
}

/** Start a new game. `options` are those that differ from the rule set. */
export interface NewGame {
  kind: 'new';
  width?: number;
  height?: number;
  rules?: string;
  options?: Options;
  opening?: string;
  seed?: number;
  handicap?: number;
  position?: string;
  names?: string[];
  first?: number | null;
  clock?: ClockTimes | null;
}

/** Ask for the whole game as JSON. */
export interface AskRecord {
  kind: 'record';
}

/** Continue a game that was saved as JSON. */
export interface Restore {
  kind: 'restore';
  record: RecordData;
}

/**
 * Play a dot on column x, row y, and declare `rings`, or with `declare_all` all that can be declared.
 *
 * `player` may name the player to move. The move took `spent` milliseconds.
 */
export interface Play {
  kind: 'play';
  x: number;
  y: number;
  player?: number | null;
  rings?: string[];
  declare_all?: boolean;
  spent?: number;
}

/** Declare rings right after a dot, or without a dot where the rules allow it. */
export interface Declare {
  kind: 'declare';
  rings?: string[];
  declare_all?: boolean;
  player?: number | null;
  spent?: number;
}

/** Pass. */
export interface PassTurn {
  kind: 'pass';
  spent?: number;
}

/** Stop: the player makes no more moves. */
export interface StopPlaying {
  kind: 'stop';
  player: number;
  spent?: number;
}

/** End the time of the player to move, who has spent `spent` milliseconds on this move. */
export interface TimeUp {
  kind: 'time_up';
  spent: number;
}

/** Go back one move. */
export interface Undo {
  kind: 'undo';
}

/** Go forward one move. */
export interface Redo {
  kind: 'redo';
}

/** Go to the position after `ply` moves of the current line. */
export interface GoToPly {
  kind: 'go';
  ply: number;
}

/** Ask for the nodes of the game tree. */
export interface AskTree {
  kind: 'tree';
}

/** Go to a node of the game tree. */
export interface GoToNode {
  kind: 'go_to';
  node: number;
}

/** Go in a direction of `kropki.game.navigation.DIRECTIONS`. */
export interface Walk {
  kind: 'walk';
  to: string;
}

/** Ask for the positions at nodes; the game stays where it is. */
export interface Look {
  kind: 'look';
  nodes: number[];
}

/** Annotate the current node. A null field leaves the annotation as it is. */
export interface Annotate {
  kind: 'annotate';
  comment?: string | null;
  name?: string | null;
  marks?: Marks | null;
  verdict?: string | null;
  judgement?: string | null;
}

/** Make the variation of a node the first one. */
export interface Promote {
  kind: 'promote';
  node: number;
}

/** Remove a node with everything after it, and keep it for `paste`. */
export interface Cut {
  kind: 'cut';
  node: number;
}

/** Keep a copy of a node with everything after it for `paste`. */
export interface Copy {
  kind: 'copy';
  node: number;
}

/** Insert what `cut` or `copy` kept after the current node. */
export interface Paste {
  kind: 'paste';
}

/**
 * Add lines of dots as variations.
 *
 * Each of `lines` goes after the node at the same place of `nodes`, and its first dot has that comment.
 */
export interface Graft {
  kind: 'graft';
  nodes: number[];
  lines: string[];
  comments: string[];
}

/** Add a set-up node after the current one, in the notation of `kropki.game.tree.setup_text`. */
export interface SetUp {
  kind: 'set_up';
  position: string;
}

/** Undo the last edit. */
export interface Revert {
  kind: 'revert';
}

/** Redo the edit that was undone last. */
export interface Repeat {
  kind: 'repeat';
}

/** Ask for the game information: players, event, date and so on. */
export interface AskInfo {
  kind: 'info';
}

/** Set fields of the game information. */
export interface SetInfo {
  kind: 'set_info';
  info: InfoFields;
}

/** List the games in a file. `data` is its bytes in base64, `charset` theirs; empty to find it out. */
export interface OpenFile {
  kind: 'open';
  data: string;
  name?: string;
  charset?: string;
}

/** Continue listing the games in the file. */
export interface ReadOn {
  kind: 'read_on';
}

/**
 * Open a game of the file, replayed in a mode, or in the one the file implies.
 *
 * Without `any_game`, a record of Go is refused with `record/go`.
 */
export interface OpenGame {
  kind: 'open_game';
  number: number;
  mode?: string | null;
  any_game?: boolean;
}

/** Ask for the whole game as the text of a link, or for its `line` without variations and notes. */
export interface AskLink {
  kind: 'link';
  line?: boolean;
}

/** Open the game of a link. */
export interface OpenLink {
  kind: 'open_link';
  link: string;
}

/** Add the new moves of a link to the game, if the link begins with the game's whole line. */
export interface FollowLink {
  kind: 'follow_link';
  link: string;
}

/**
 * Ask for the game as a file in the format `sgf`, or for the position only.
 *
 * That is an SGF record without moves (`position`), `text` or `svg`.
 */
export interface Export {
  kind: 'export';
  format: string;
  coordinates?: boolean;
  numbers?: boolean;
}

/** Resign. */
export interface Resign {
  kind: 'resign';
  player: number;
}

/** End the game with the captures as they are, if play can no longer change its result. */
export interface Finish {
  kind: 'finish';
}

/** Offer a draw. */
export interface OfferDraw {
  kind: 'offer_draw';
  player: number;
}

/** Offer to settle the game by these rings, or by all areas that are left. */
export interface OfferSettlement {
  kind: 'offer_settlement';
  player: number;
  rings?: string[] | null;
}

/** Accept the offer. */
export interface Accept {
  kind: 'accept';
  player: number;
}

/** Decline the offer. */
export interface Decline {
  kind: 'decline';
  player: number;
}

/** Ask what a settlement by these rings, or by all areas that are left, would come to. */
export interface Settle {
  kind: 'settle';
  rings?: string[] | null;
}

/** Ask for highlights of these kinds, which explain the position. */
export interface Explain {
  kind: 'explain';
  kinds: string[];
}

/** Ask what explains a point: whether it can be played, what captured it, and what is threatened there. */
export interface Why {
  kind: 'why';
  x: number;
  y: number;
}

/** Ask whether a drawing is a valid starting position. */
export interface CheckSetup {
  kind: 'check_setup';
  position: string;
  players?: number;
  rules?: string;
  options?: Options;
}

/** What play cannot change any more. */
export type Decided = 'captures' | 'winner';

/**
 * A node of the game tree.
 *
 * `parent` is null for the root, and `player` is null unless a player moved. `text` is the move, `gains`
 * says for each player who gains by it: their number, how many dots they capture, and how many they free.
 * `signs` has a letter for each kind of annotation.
 */
export type TreeRow = [
  node: number,
  parent: number | null,
  player: number | null,
  text: string,
  gains: [number, number, number][],
  signs: string,
];

/** What this engine offers. */
export interface Welcome {
  engine: string;
  rules: RuleSetInfo[];
  options: OptionInfo[];
  openings: OpeningInfo[];
  highlights: string[];
  min_size: number;
  max_size: number;
}

/**
 * The game at a node. The board's texts have a character for each point, row by row from the top.
 *
 * `decided` is left out while play can still change the result, as far as the engine can tell.
 */
export interface Position {
  width: number;
  height: number;
  players: number;
  names: string[];
  first: number;
  rules: string;
  options: Options;
  opening: OpeningSettings;
  clock: ClockSettings | null;
  time_left: number[];
  dots: string;
  owners: string;
  refusals: string;
  territories: DrawnTerritory[];
  offers: OfferedTerritory[];
  declarer: number | null;
  captures: number[];
  scores: number[];
  difference: number;
  turn: number;
  stopped: number[];
  resigned: number[];
  ply: number;
  plies: number;
  last: PlayedDot | null;
  offer: EndOffer | null;
  outcome: Ending | null;
  settlement: StopResult | TerritoryResult | null;
  change: MoveEffect;
  node: number;
  branches: number[];
  tree: number;
  grown: TreeRow[];
  comment: string;
  name: string;
  marks: Marks;
  verdict: Verdict;
  judgement: Judgement;
  revert: boolean;
  repeat: boolean;
  reading: ReadingInfo | null;
  record: RecordData | null;
  decided?: Decided | null;
}

/** All nodes of the game, each after its parent, siblings in their order. */
export interface Tree {
  tree: number;
  nodes: TreeRow[];
}

/** The positions at several nodes. */
export interface Positions {
  positions: Position[];
}

/** The whole game, for `restore`. */
export interface SavedGame {
  record: RecordData;
}

/** The game information: players, event, date and so on. */
export interface GameInfo {
  info: InfoFields;
}

/**
 * The games found in a file since the previous answer, and faults in the file.
 *
 * So far, `done` of `total` characters have been read, in this charset.
 */
export interface GameList {
  format: string;
  charset: string;
  games: GameEntry[];
  faults: FileFault[];
  done: number;
  total: number;
}

/** The whole game as the text of a link. */
export interface GameLink {
  link: string;
}

/** The text of a file, and a name for it. */
export interface ExportedFile {
  text: string;
  name: string;
}

/** What a settlement by territory would come to. */
export interface Settlement {
  settlement: TerritoryResult;
}

/** The highlights of a position; null for those that were not asked for. */
export interface Explanation {
  pools: Capture[] | null;
  houses: HouseInfo[] | null;
  chains: PlayerDots[] | null;
  grounded: PlayerDots[] | null;
  threats: CaptureThreat[] | null;
}

/**
 * What explains a point, besides what the position says about it.
 *
 * `grounded` is whether its dot is grounded, and `house` the player in whose house it is, or null.
 * `captures` are the moves that captured the point, the latest first. `closes` are the captures that a dot
 * on the point would make, `threats` those elsewhere that would take its dot.
 */
export interface PointReasons {
  x: number;
  y: number;
  grounded: boolean;
  house: number | null;
  captures: PastCapture[];
  closes: CaptureThreat[];
  threats: CaptureThreat[];
}

/** Why a drawing is not a valid starting position, and the drawing with its captures made. */
export interface CheckedSetup {
  faults: SetupFault[];
  settled: string;
}

/** The request failed, and the game is unchanged. `owner` is that of the territory that is in the way. */
export interface Failure {
  code: string;
  message: string;
  owner: number | null;
}

/**
 * Think about a game at a level, for at most `seconds`.
 *
 * 0 seconds are the level's own time, null means until `conclude`. `player` is the one to think for, null
 * for the player to move.
 */
export interface Think {
  kind: 'think';
  record: RecordData;
  level: number;
  purpose?: Purpose;
  player?: number | null;
  seconds?: number | null;
  seed?: number;
  resigns?: boolean;
}

/**
 * Review the current line of a game as a player of a level sees it.
 *
 * Each position takes at most `seconds`, or `steps` of thinking. If neither is given, or `seconds` is 0, it
 * takes the level's own time.
 */
export interface AskReview {
  kind: 'review';
  record: RecordData;
  level: number;
  seconds?: number | null;
  steps?: number | null;
}

/** Show how the player to move gains dots by force with a dot on a point. */
export interface AskProof {
  kind: 'prove';
  record: RecordData;
  x: number;
  y: number;
  gain: number;
}

/** What has been found so far. Fields that may be null are null until it is done. */
export interface ThinkingProgress {
  purpose: Purpose;
  level: number;
  player: number;
  done: boolean;
  progress: number;
  depth: number;
  positions: number;
  candidates: Candidate[];
  expected: number | null;
  decision: Decision | null;
  accepts: boolean | null;
  offers: boolean | null;
  hints: HintInfo[] | null;
}

/** What a review has found so far. `curve` has the expected result at nodes of the line. */
export interface ReviewProgress {
  done: boolean;
  progress: number;
  moves: number;
  curve: [number, number][];
  mistakes: MistakeInfo[];
}

/** Whether a gain by force is proved, how, and a file of it; null without a proof. */
export interface ProofFound {
  done: boolean;
  gain: number;
  proof: ForcingInfo | null;
  sgf: string | null;
}

/** The kinds of aims. */
export type AimKind =
  | 'place'
  | 'capture'
  | 'keep'
  | 'threaten'
  | 'connect'
  | 'ground'
  | 'predict'
  | 'stop'
  | 'win';

/** Ask for the steps of a lesson. `text` is its file. */
export interface AskLesson {
  kind: 'lesson';
  text: string;
}

/** A step of a lesson: what the reader is told, what to do, and the position. */
export interface StepInfo {
  id: string;
  text: string;
  right: string;
  wrong: string;
  shape: string;
  aim: AimKind;
  number: number;
  dots: number;
  points: string;
  move: string;
  start: Position;
}

/** A lesson. `title` and the texts of steps that begin with @ are names of messages. */
export interface OpenedLesson {
  done: boolean;
  title: string;
  steps: StepInfo[];
}

/**
 * Judge what a reader does on the board of a step, and answer it.
 *
 * `moves` are the dots so far, of the reader and the opponent in turn. `points` is the dot, or the dots that
 * the reader thinks will be captured. With `asked`, `declares` says whether the dot's captures are declared.
 */
export interface JudgeMove {
  kind: 'judge';
  text: string;
  step: number;
  moves?: string[];
  action?: LessonAction;
  points?: string;
  asked?: boolean;
  declares?: boolean;
}

/**
 * What a reader's action was worth, and the dots that follow: the reader's and those that answer it.
 *
 * If `right`, the reader has reached the aim, or still can. `gain` is by how many dots the reader's lead has
 * grown; after a stop, by how many the reader wins. `asks`: whether the reader has to say what is declared.
 * `dots` are the points of the frames. `captured` are the dots that were to be named.
 */
export interface Judged {
  done: boolean;
  right: boolean;
  reached: boolean;
  asks: boolean;
  gain: number;
  dots: string;
  frames: Frame[];
  captured: string;
  threats: string;
}

/** Ask for a puzzle. `text` is its text (`puzzles.md`). */
export interface AskPuzzle {
  kind: 'puzzle';
  text: string;
}

/**
 * Ask whether the last move of a line solves a puzzle, and what the opponent answers.
 *
 * `line` has the points from the position of the puzzle on; `--` is a turn without a dot.
 */
export interface TryPuzzle {
  kind: 'try_puzzle';
  text: string;
  line: string;
}

/** Ask for the positions along a line of a puzzle. */
export interface WalkPuzzle {
  kind: 'walk_puzzle';
  text: string;
  line: string;
}

/**
 * Make a puzzle of the position after `ply` moves of a game, where `better` was the best point.
 *
 * `around` has other points that matter there.
 */
export interface MakePuzzle {
  kind: 'make_puzzle';
  record: RecordData;
  ply: number;
  better: string;
  around?: string;
}

/** A puzzle: what it claims, and the position. `targets` are the dots that it is about. */
export interface OpenedPuzzle {
  done: boolean;
  name: string;
  turn: number;
  gain: number;
  dots: number | null;
  span: number | null;
  hidden: boolean;
  grade: number;
  right: string;
  line: string;
  fails: string[];
  targets: string;
  start: Position;
}

/** What is to be said about a move, and how play goes on after it, with the position after each move. */
export interface PuzzleVerdict {
  done: boolean;
  right: boolean;
  solved: boolean;
  line: string;
  positions: Position[] | null;
}

/** The position after each move of a line. */
export interface PuzzleLine {
  done: boolean;
  positions: Position[];
}

/** A puzzle that has been made of a game; empty if nothing can be proved there. */
export interface MadePuzzle {
  done: boolean;
  text: string;
}

/** Ask for the steps of a class. `text` is its file. */
export interface AskClass {
  kind: 'class';
  text: string;
}

/** A class: its title and name, what is allowed while a step of it is open, and its steps. */
export interface OpenedClass {
  done: boolean;
  name: string;
  title: string;
  level: number;
  hints: boolean;
  computer: boolean;
  steps: ClassStepInfo[];
}

/** Ask which shapes the last dot of a game has made. */
export interface AskShapes {
  kind: 'shapes';
  record: RecordData;
}

/** The shapes that a dot has made, the most important one first. */
export interface NamedShapes {
  done: boolean;
  shapes: ShapeInfo[];
}

/** Ask which dots will probably be captured in the end, and which moves are likely. */
export interface AskForecast {
  kind: 'forecast';
  record: RecordData;
}

/** The dots in danger and the likely moves, each the likeliest first. */
export interface ForecastFound {
  done: boolean;
  dots: LikelyPoint[];
  moves: LikelyPoint[];
}

/**
 * Ask by how many dots player 0 will win, as expected at each node of the current line.
 *
 * The nodes whose numbers are `known` need no look. The answer has 16 of the others at most.
 */
export interface AskCourse {
  kind: 'course';
  record: RecordData;
  known?: number[];
}

/** The nodes of the line by their numbers, and what is expected there; null where it is not found. */
export interface CourseFound {
  done: boolean;
  curve: [number, number | null][];
}

/**
 * Ask for a part of the network, and what it has on the position of a game.
 *
 * Row 0 has the inputs, the last row the outputs. Each of the `weights` and `thresholds` is a change: a row,
 * the number of a neuron in it, the number of a tap or threshold, and its value.
 */
export interface AskNetwork {
  kind: 'network';
  record: RecordData;
  row: number;
  number: number;
  weights?: number[][];
  thresholds?: number[][];
}

/**
 * A part of the network, its numbers on the board, and what the changed network expects.
 *
 * `weights` and `thresholds` are those before any change.
 */
export interface NetworkFound {
  done: boolean;
  rows: number[];
  inputs: NetInput[];
  outputs: string[];
  weights: number[];
  thresholds: number[];
  feeds: NetFeed[];
  plane: number[];
  dots: LikelyPoint[];
  moves: LikelyPoint[];
}

/**
 * Ask what each move of a position on a solved board is worth.
 *
 * `tables` are the tables in base64, `rules` is the name of a rule set with automatic captures, and `line`
 * has the dots from the empty board on, one after another.
 */
export interface AskSolved {
  kind: 'solved';
  tables: string;
  width: number;
  height: number;
  rules: string;
  line?: string;
}

/**
 * A position, and by how many dots the player to move leads in the end if both play best.
 *
 * `moves` has the same after each move, and `stop` after a stop; null if nobody may stop.
 */
export interface SolvedPosition {
  done: boolean;
  position: Position;
  lead: number;
  moves: MoveWorth[];
  stop: number | null;
}

/** Ask for the text in the bytes of a file. `data` is the file in base64. */
export interface AskText {
  kind: 'text';
  data: string;
}

/** The text of a file. */
export interface FoundText {
  done: boolean;
  text: string;
}

/** An answer of the engine with its envelope. `id` is null if the request has none. */
type Answered<Kind, Message> = { v: typeof VERSION; id: number | null; state: number; kind: Kind } & Message;

/** The same of the thinking worker, which has no states. */
type Reported<Kind, Message> = { v: typeof VERSION; id: number | null; kind: Kind } & Message;

/** A request to the engine, without its envelope. */
export type Request =
  | Hello
  | Show
  | NewGame
  | AskRecord
  | Restore
  | Play
  | Declare
  | PassTurn
  | StopPlaying
  | TimeUp
  | Undo
  | Redo
  | GoToPly
  | AskTree
  | GoToNode
  | Walk
  | Look
  | Annotate
  | Promote
  | Cut
  | Copy
  | Paste
  | Graft
  | SetUp
  | Revert
  | Repeat
  | AskInfo
  | SetInfo
  | OpenFile
  | ReadOn
  | OpenGame
  | AskLink
  | OpenLink
  | FollowLink
  | Export
  | Resign
  | Finish
  | OfferDraw
  | OfferSettlement
  | Accept
  | Decline
  | Settle
  | Explain
  | Why
  | CheckSetup;

/** An answer of the engine. */
export type Answer =
  | Answered<'welcome', Welcome>
  | Answered<'position', Position>
  | Answered<'tree', Tree>
  | Answered<'positions', Positions>
  | Answered<'record', SavedGame>
  | Answered<'info', GameInfo>
  | Answered<'collection', GameList>
  | Answered<'link', GameLink>
  | Answered<'file', ExportedFile>
  | Answered<'settlement', Settlement>
  | Answered<'highlights', Explanation>
  | Answered<'reasons', PointReasons>
  | Answered<'setup', CheckedSetup>
  | Answered<'error', Failure>;

/** A request to the thinking worker. */
export type ThinkingRequest = Think | AskReview | AskProof;

/** An answer of the thinking worker. */
export type ThinkingAnswer =
  | Reported<'thought', ThinkingProgress>
  | Reported<'review', ReviewProgress>
  | Reported<'proof', ProofFound>
  | Reported<'error', Failure>;

/** A request to the thinking worker about lessons, puzzles, classes, shapes, solved boards and texts. */
export type LearningRequest =
  | AskLesson
  | JudgeMove
  | AskPuzzle
  | TryPuzzle
  | WalkPuzzle
  | MakePuzzle
  | AskClass
  | AskShapes
  | AskForecast
  | AskCourse
  | AskNetwork
  | AskSolved
  | AskText;

/** An answer of the thinking worker about lessons, puzzles, classes, shapes, solved boards and texts. */
export type LearningAnswer =
  | Reported<'lesson', OpenedLesson>
  | Reported<'judged', Judged>
  | Reported<'puzzle', OpenedPuzzle>
  | Reported<'verdict', PuzzleVerdict>
  | Reported<'puzzle_line', PuzzleLine>
  | Reported<'made_puzzle', MadePuzzle>
  | Reported<'class', OpenedClass>
  | Reported<'shapes', NamedShapes>
  | Reported<'forecast', ForecastFound>
  | Reported<'course', CourseFound>
  | Reported<'network', NetworkFound>
  | Reported<'solved', SolvedPosition>
  | Reported<'text', FoundText>
  | Reported<'error', Failure>;
