// Made from the messages in kropki/protocol by `make protocol`.

export const VERSION: 1;
export const MAX_NAME: 100;
export const MAX_COMMENT: 20000;
export const MAX_FILE: 32000000;
export const MAX_NUMBER: 9999;
export const MAX_KEPT: 8;
export const CHARSETS: string[];
export const END_OPTIONS: string[];
export const OPENING_OPTIONS: string[];
export const MOVE_KINDS: string[];
export const STEP_KINDS: string[];
export const EDIT_KINDS: string[];
export const OFFER_KINDS: string[];

/** What a step of a class is. */
export type StepKind = 'lesson' | 'puzzle' | 'position' | 'game';

/** What is in danger. */
export type DangerName = 'taken' | 'ladder';

/** Why a point is good; with the number of dots or threats it is about. */
export type HintReason = 'captures' | 'saves' | 'forces' | 'prevents' | 'threatens' | 'places' | 'loses';

/** What a line shows. */
export type LineKind =
  | 'takes'
  | 'elsewhere'
  | 'threatens'
  | 'places'
  | 'forces'
  | 'expected'
  | 'punished'
  | 'safer'
  | 'cuts';

/** What a dot has made, by the names of the lessons. */
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

/** Whether only the captures listed in a file are made, or captures by the rules. */
export type Mode = 'listed' | 'automatic';

/** The value of an option of the rules. */
export type OptionValue = boolean | number | string | null;

/** Options of the rules by name. */
export type Options = { [name: string]: OptionValue };

/** A move is good, interesting, doubtful or bad. Empty if nothing is said. */
export type Verdict = '' | 'TE' | 'IT' | 'DO' | 'BM';

/** A position is good for player 0, good for player 1, even or unclear. Empty if nothing is said. */
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

/** A dot. */
export interface PlayedDot extends Place {
  player: number;
}

/** Settings of a clock, for `new`. */
export interface ClockTimes {
  main?: number;
  increment?: number;
  per_move?: number;
}

/** Main time, the time added after each move, and the time a move has before main time counts. */
export interface ClockSettings {
  main: number;
  increment: number;
  per_move: number;
}

/** An opening, as `new` takes it. */
export interface OpeningSettings {
  name: string;
  seed: number;
  handicap: number;
  position: string;
}

/**
 * Marks by their names in SGF.
 *
 * Each is a text of points, but `LB` is a list of points with a text, `AR` and `LN` lists of pairs of
 * points. A mark that does not occur is left out.
 */
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

/** A rule set, with all its options and its usual opening. */
export interface RuleSetInfo {
  name: string;
  help: string;
  options: Options;
  opening: string;
}

/**
 * An option.
 *
 * Its kind is `flag` (true or false), `number` (may be null), `half-dots` (may be negative) or `choice`;
 * then `choices` lists its values.
 */
export interface OptionInfo {
  name: string;
  help: string;
  kind: 'flag' | 'number' | 'half-dots' | 'choice';
  choices: string[] | null;
}

/** An opening that `new` knows. */
export interface OpeningInfo {
  name: string;
  help: string;
}

/**
 * A territory.
 *
 * Where the edge of the board closes areas, its ring may go along the edge, past points without a dot.
 * `holes`: the outlines of what is inside the ring and no part of it.
 */
export interface DrawnTerritory {
  owner: number;
  ring: string;
  holes?: string[];
}

/** A territory that was or could be taken, the enemy dots it captures and the dots it frees. */
export interface Capture extends DrawnTerritory {
  captured: number;
  freed: number;
}

/**
 * A territory that can be declared.
 *
 * `join`: its ring is a join of several smaller ones.
 */
export interface OfferedTerritory extends Capture {
  join: boolean;
}

/** The dot that was played, or null, and the territories it took. */
export interface MoveEffect {
  dot: PlayedDot | null;
  taken: Capture[];
}

/** How a game ended; the winner is null for a draw. */
export interface Ending {
  winner: number | null;
  reason: EndReason;
}

/** A territory of a settlement, the number of points in it, and how many of them are empty. */
export interface AgreedTerritory extends Capture {
  points: number;
  empty: number;
}

/**
 * A settlement by territory (`settlement.md`); its kind is `territory`.
 *
 * `empty`: each player's empty points. `neutral`: the points outside of all areas, which are filled first.
 * `to_move`: the player to move after that. `thrown`: the dots that each player must then throw into the
 * opponent's areas. `captures`: the dots captured at the end.
 */
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

/** What a stop comes to; its kind is `stop`. */
export interface StopResult {
  kind: 'stop';
  stopper: number;
  lost: LostDots[];
  captures: number[];
}

/** An offer by a player of a `draw` or a `settlement`, and the players who have accepted it. */
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
 * How a game was read.
 *
 * `differs`: the first move, from 1, at which the two modes diverge, or null. `result`: the result stated in
 * the file. `right_answers`: in a transcript, how many answers are right before the first wrong one.
 */
export interface ReadingInfo {
  format: string;
  mode: Mode | null;
  differs: number | null;
  result: string;
  right_answers: number;
  diagnostics: FileFault[];
}

/** What a file states about a game; empty or null if it states nothing. */
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

/** A house and the points in it. */
export interface HouseInfo extends DrawnTerritory {
  points: string;
}

/** Dots of a player. */
export interface PlayerDots {
  owner: number;
  points: string;
}

/** A dot that would capture, the rings it would close, and the points of the dots it would capture. */
export interface CaptureThreat extends PlayedDot {
  captured: number;
  rings: string[];
  victims: string;
}

/**
 * A capture by a move of the game.
 *
 * It has the area, the node and the ply of the move, the dots it captured, and all points of the area.
 */
export interface PastCapture extends DrawnTerritory {
  node: number;
  ply: number;
  captured: number;
  points: string;
}

/** A fault in a diagram. */
export interface SetupFault {
  code: string;
  message: string;
  points: string;
}

/**
 * A point that the computer player considers: the lead in dots it expects, and the main line.
 *
 * A line is a text of points, with `--` for a turn without a dot.
 */
export interface Candidate extends Place {
  value: number;
  line: string;
}

/** A point, and by how many dots the player to move leads in the end with a dot there. */
export interface MoveWorth extends Place {
  lead: number;
}

/** A dot of a chain, for how many dots of it something changes, and whether it is an own chain. */
export interface ChainFinding extends Place {
  count: number;
  own: boolean;
}

/**
 * A line that speaks for a dot, up to the capture that it shows.
 *
 * `kind`: the dot `takes`; `elsewhere`: the opponent, who begins, takes if the player plays elsewhere;
 * `threatens`: the next dot takes; `places`: one of several captures of which one answer cannot stop all;
 * `forces`: the player takes whatever the opponent answers; `expected`: both play as the search expects;
 * `punished`: what the opponent takes after a mistake, which begins; `safer`, `cuts`: the network expects
 * that for dots of either player, and nothing follows. `first`: the player who begins; the two take turns.
 * `points`: a line of points. `proved`: whether it cannot be otherwise. `taker` takes `captured` dots with
 * the last dot, by closing the `rings`. `dots`: the dots that it takes, or that the line is about.
 */
export interface LineInfo {
  kind: LineKind;
  first: number;
  points: string;
  proved: boolean;
  taker: number;
  captured: number;
  rings: string[];
  dots: string;
}

/**
 * A hint: the reasons with their numbers, the strongest first, the dots gained, and the main line.
 *
 * `lines` show the reasons, from the position before the dot; none in a game of more than two players.
 * `finding` is what the network expects the dot to do to a chain: it makes an own chain safer, or may cut
 * off another; null if that is not much. For a hint, only points without a reason have one; in a review, the
 * dot is compared with the mistake.
 */
export interface HintInfo extends Place {
  reasons: [HintReason, number][];
  gain: number;
  line: string;
  finding: ChainFinding | null;
  lines: LineInfo[];
}

/**
 * A dot that gains by force.
 *
 * It tells how many dots it captures or, if none, where it threatens to; and the answers to that, unless the
 * threat meets them.
 */
export interface ForcingInfo extends Place {
  captured: number;
  threat: string;
  answers: ForcedAnswer[];
}

/** An answer, and the dot that follows; null if the answer itself loses enough. */
export interface ForcedAnswer extends Place {
  then: ForcingInfo | null;
}

/**
 * A mistake, and a better move.
 *
 * It has the ply that the mistake led to, its point and player, the dots lost (by a search as deep as
 * that of the better move), and the line by which the opponent exploits it. `punished` shows what they take
 * then, from the position before the mistake; null if that is nothing.
 */
export interface MistakeInfo extends Place {
  ply: number;
  player: number;
  loss: number;
  better: HintInfo;
  answer: string;
  punished: LineInfo | null;
}

/** The move with which a player missed a chance: the ply that it led to, its point, and a better move. */
export interface ChanceInfo extends Place {
  ply: number;
  better: HintInfo;
}

/**
 * A move that changed the score most, and the position after it.
 *
 * `winner`: whose lead grew by `gain` dots; not who put the dot, if it was lost in a house. `shape`: the
 * lesson about what made it. `chance`: where the other player could last have prevented half of it at
 * least; null if nowhere.
 */
export interface MomentInfo {
  ply: number;
  winner: number;
  gain: number;
  shape: ShapeName;
  frame: Frame;
  chance: ChanceInfo | null;
}

/** A request: `play`. */
export interface PlayDecision extends Place {
  kind: 'play';
  declare_all?: boolean;
}

/** A request: `pass`. */
export interface PassDecision {
  kind: 'pass';
}

/** A request: `stop` or `resign`. */
export interface EndDecision {
  kind: 'stop' | 'resign';
  player: number;
}

/** The request that makes the move the computer player has decided on. */
export type Decision = PlayDecision | PassDecision | EndDecision;

/**
 * A step of a class.
 *
 * `id`: eight digits that stay when words are changed. `name`: of our lesson or puzzle; or else `source` is
 * the text of the lesson or puzzle, or the game as SGF. `text`: what the teacher says about it. The game
 * opens after `at` moves. If what follows is `hidden` at first, `before` is the game without it, and
 * `played` the point that was played then, in letters.
 */
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

/** What a puzzle claims: the `turn`, the `gain`, the fewest `dots`, and whether the aim is `hidden`. */
export interface PuzzleClaim {
  turn: number;
  gain: number;
  dots: number | null;
  hidden: boolean;
}

/**
 * Something on a sheet of paper: text of a `size` in points, or a picture; lengths in millimetres.
 *
 * `align`: left, center or right. `picture`: an address that contains it.
 */
export interface SheetPart {
  left: number;
  top: number;
  width: number;
  height: number;
  text?: string;
  size?: number;
  heading?: boolean;
  align?: string;
  picture?: string;
}

/** A sheet of paper. Lengths are in millimetres. */
export interface SheetData {
  width: number;
  height: number;
  parts: SheetPart[];
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
 * That is dots, houses, territories, the open points, the last dots, all points, how far a player gets from
 * the edge within some `steps` (else 0), or chains from the edge. *Own* is the player to move.
 */
export interface NetInput {
  name: string;
  steps: number;
}

/**
 * A neuron or output that sees a part of the network.
 *
 * `plus` is the sum of its positive weights for the part, with 8 for what it keeps from its own number
 * below; `minus` is the number of its negative ones.
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

/** A danger for the player to move: its name, and the dots that may be lost. */
export interface DangerInfo {
  name: DangerName;
  points: string;
}

/** What is drawn of a position after a dot, as in `position`. */
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

/**
 * Ask what the engine offers.
 *
 * Answered by `welcome`.
 */
export interface Hello {
  kind: 'hello';
}

/** Ask for the current position. */
export interface Show {
  kind: 'show';
}

/** Start a new game; see below. */
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

/**
 * Ask for the whole game as JSON.
 *
 * Answered by `record`. Keep the value for `restore`, and do not rely on what is in it.
 */
export interface AskRecord {
  kind: 'record';
}

/** Continue a game that `record` returned. */
export interface Restore {
  kind: 'restore';
  record: RecordData;
}

/**
 * Play a dot on column `x`, row `y`, counted from 0 at the top left.
 *
 * It is for the player to move, whom `player` may name. Declare these `rings` with it or, with
 * `declare_all`, all that can be declared.
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

/**
 * Declare rings with the dot just played, as long as nobody has moved since.
 *
 * Where the rules allow it, they may be declared instead of a dot. Only then does `spent` count. If `player`
 * is null, the rings show who declares them; with `declare_all` it is the player who moved last, if there is
 * something for that player to declare.
 */
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

/**
 * Stop.
 *
 * A player may do this in another player's turn.
 */
export interface StopPlaying {
  kind: 'stop';
  player: number;
  spent?: number;
}

/** End the time of the player to move. */
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

/** Go to the position after this many moves of the line, 0 to `plies`. */
export interface GoToPly {
  kind: 'go';
  ply: number;
}

/**
 * Ask for the game tree.
 *
 * Answered by `tree`.
 */
export interface AskTree {
  kind: 'tree';
}

/** Go to a node. */
export interface GoToNode {
  kind: 'go_to';
  node: number;
}

/**
 * Go to another position.
 *
 * `to` is the `first` or `last` position of the line, a move `back` or `forward`, a capture (`capture_back`,
 * `capture_forward`) or fork (`fork_back`, `fork_forward`) on the line, or the neighbouring variation
 * (`sibling_before`, `sibling_after`).
 */
export interface Walk {
  kind: 'walk';
  to: string;
}

/**
 * Ask for the positions at these nodes, at most 1,000.
 *
 * Answered by `positions`: at least one, and no more than can be found in 0.3 s. Ask again for the rest.
 */
export interface Look {
  kind: 'look';
  nodes: number[];
}

/**
 * Annotate the current node.
 *
 * A field that is null or left out stays as it is; an empty one removes the annotation.
 */
export interface Annotate {
  kind: 'annotate';
  comment?: string | null;
  name?: string | null;
  marks?: Marks | null;
  verdict?: string | null;
  judgement?: string | null;
}

/** Make the variation of a node the first one at the fork where it begins. */
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
 * The three lists are equally long: each line, a text of points, goes after its node, with a comment on its
 * first dot. Dots that are there already are not added again. The player to move plays each dot and declares
 * all that can be declared. A line ends before a dot that cannot be played; if that is the first dot, the
 * whole request is refused.
 */
export interface Graft {
  kind: 'graft';
  nodes: number[];
  lines: string[];
  comments: string[];
}

/**
 * Add a set-up after the current node.
 *
 * It is written as `R aabb`, `B cc` for dots of players, `. dd` for points to empty, `> B` for the player to
 * move.
 */
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

/**
 * Ask for the game information.
 *
 * Answered by `info`.
 */
export interface AskInfo {
  kind: 'info';
}

/** Set fields of the game information; an empty text removes a field. */
export interface SetInfo {
  kind: 'set_info';
  info: InfoFields;
}

/**
 * List the games in a file.
 *
 * `data` is its bytes in base64, and `charset` their charset, which is found out if it is missing or empty.
 *
 * Answered by `collection`.
 */
export interface OpenFile {
  kind: 'open';
  data: string;
  name?: string;
  charset?: string;
}

/**
 * Continue the list.
 *
 * Answered by `collection`.
 */
export interface ReadOn {
  kind: 'read_on';
}

/**
 * Open a game of the file.
 *
 * Replay it as `listed` or `automatic`; null for the mode that the file implies.
 */
export interface OpenGame {
  kind: 'open_game';
  number: number;
  mode?: string | null;
  any_game?: boolean;
}

/**
 * Ask for the whole game as the text of a link.
 *
 * With `line` (false), the link has the current line only, at its end.
 *
 * Answered by `link`.
 */
export interface AskLink {
  kind: 'link';
  line?: boolean;
}

/** Open the game of a link. */
export interface OpenLink {
  kind: 'open_link';
  link: string;
}

/**
 * Add the new moves of a link to the line, and its names to players without one.
 *
 * The link must begin with the whole line, or it is refused with `link/forked`.
 */
export interface FollowLink {
  kind: 'follow_link';
  link: string;
}

/**
 * Ask for the game as a file.
 *
 * Its format is `sgf` or, for the position only, SGF without moves (`position`), `text`, or `svg` with
 * coordinates (true) and move numbers (false).
 *
 * Answered by `file`.
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

/**
 * End the game with the captures as they are.
 *
 * If captures are declared, settle it by all areas that are left.
 *
 * Only while the position is `decided`.
 */
export interface Finish {
  kind: 'finish';
}

/** Offer a draw. */
export interface OfferDraw {
  kind: 'offer_draw';
  player: number;
}

/** Offer to settle by these rings; null for all areas that are left. */
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

/**
 * Ask what `offer_settlement` would come to.
 *
 * Answered by `settlement`.
 */
export interface Settle {
  kind: 'settle';
  rings?: string[] | null;
}

/**
 * Ask for highlights: a list of `pools`, `houses`, `chains`, `grounded`, `threats`.
 *
 * Answered by `highlights`.
 */
export interface Explain {
  kind: 'explain';
  kinds: string[];
}

/**
 * Ask what explains a point.
 *
 * Answered by `reasons`.
 */
export interface Why {
  kind: 'why';
  x: number;
  y: number;
}

/**
 * Ask whether a diagram is a valid starting position.
 *
 * Answered by `setup`.
 */
export interface CheckSetup {
  kind: 'check_setup';
  position: string;
  players?: number;
  rules?: string;
  options?: Options;
}

/** What play can no longer change: the captures, or only who wins. */
export type Decided = 'captures' | 'winner';

/**
 * A node, as a list.
 *
 * `parent` is null for the root; `player` is null unless a player moved. `text` is the move: a dot and its
 * rings, with a full stop before each ring; rings alone; `pass 0`, `stop 0`, `resign 0`, `time 0`, `draw`,
 * `settle` with rings; or empty. `gains` has a list for each player who gains by it, whoever moved: the
 * player, the number of enemy dots captured, and the number of own dots freed. `signs` has letters: `c`
 * comment, `n` name, `m` marks, `s` set-up, `T` `I` `D` `B` a verdict, `j` a judgement.
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

/** The game at a node. */
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

/** The games found in a file since the previous answer, and faults in the file. */
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

/** What explains a point, besides what the position says about it. */
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

/** The request failed, and the game is unchanged. */
export interface Failure {
  code: string;
  message: string;
  owner: number | null;
}

/**
 * Think about a game as a player of that level does, 1 to 8.
 *
 * The purpose is a `move`, `hints`, or whether to accept a `draw`.
 *
 * `player`: the one to think for; null for the player to move. `seconds`: at most how long; 0 for the
 * level's own time, null until `conclude()`. Another `seed` gives another game. `resigns`: whether the
 * player may resign.
 */
export interface Think {
  kind: 'think';
  level: number;
  record?: RecordData | null;
  purpose?: Purpose;
  player?: number | null;
  seconds?: number | null;
  seed?: number;
  resigns?: boolean;
}

/**
 * Review the current line: what decided it, how it stood at each position, and which moves lost most.
 *
 * Each position takes this many `seconds` or `steps`; null, 0 seconds or nothing for the level's own time.
 */
export interface AskReview {
  kind: 'review';
  level: number;
  record?: RecordData | null;
  seconds?: number | null;
  steps?: number | null;
}

/**
 * Show how the player to move gains this many dots by force with a dot on a point.
 *
 * Two players only.
 */
export interface AskProof {
  kind: 'prove';
  x: number;
  y: number;
  gain: number;
  record?: RecordData | null;
}

/**
 * What has been found so far.
 *
 * Fields that may be null are null until it is done.
 */
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

/** What a review has found so far. */
export interface ReviewProgress {
  done: boolean;
  progress: number;
  moves: number;
  curve: [number, number][];
  mistakes: MistakeInfo[];
  moments: MomentInfo[];
  told: boolean;
}

/** Whether a gain by force is proved, how, and a file of it; null without a proof. */
export interface ProofFound {
  done: boolean;
  gain: number;
  proof: ForcingInfo | null;
  sgf: string | null;
}

/** What to do on a board of a lesson. */
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

/**
 * Read a lesson.
 *
 * `text` is its file (`lessons.md`).
 */
export interface AskLesson {
  kind: 'lesson';
  text: string;
}

/**
 * A step of a lesson.
 *
 * `id`: eight digits that stay when its words are changed. `text`, `right` and `wrong`: what the reader is
 * told at first, after reaching the aim, and after a wrong move; `shape`: the name of the shape that it is
 * about. `aim` with its `number`, its `points`, and the `dots` that it may take. `move`: the point of the
 * dot whose captures are to be predicted. `start`: the position. Texts that are not given are empty.
 */
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

/** A lesson. */
export interface OpenedLesson {
  done: boolean;
  title: string;
  steps: StepInfo[];
}

/**
 * Judge what a reader does on the board of a step, counted from 0, and answer it.
 *
 * `moves`: the dots so far in letters, of the reader and the opponent in turn, with `!` behind those whose
 * captures are declared. `action`: a `dot` on `points`; `predict`, that a move captures the dots on
 * `points`; or `stop`. `declares`: whether the dot's captures are declared, if the reader was `asked`.
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

/** What a reader's action was worth, and the dots that follow: the reader's and those that answer it. */
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

/** Read a puzzle. */
export interface AskPuzzle {
  kind: 'puzzle';
  text: string;
}

/** Judge the last move of a line, which begins at the position of the puzzle, and answer it. */
export interface TryPuzzle {
  kind: 'try_puzzle';
  text: string;
  line: string;
}

/** Play a line from the position of the puzzle on. */
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
  ply: number;
  better: string;
  around?: string;
  record?: RecordData | null;
}

/** A puzzle: what it claims, and the position. */
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
  punished: LineInfo | null;
}

/** The position after each move of a line. */
export interface PuzzleLine {
  done: boolean;
  positions: Position[];
  punished: LineInfo | null;
}

/** A puzzle that has been made of a game. */
export interface MadePuzzle {
  done: boolean;
  text: string;
}

/** Read a class. */
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

/** Name the shapes that the last dot of a game has made, and what it endangers. */
export interface AskShapes {
  kind: 'shapes';
  record?: RecordData | null;
}

/** The shapes that a dot has made, the most important one first. */
export interface NamedShapes {
  done: boolean;
  shapes: ShapeInfo[];
  danger: DangerInfo | null;
}

/** Say which dots will probably be captured in the end, and which moves are likely. */
export interface AskForecast {
  kind: 'forecast';
  record?: RecordData | null;
}

/** The dots in danger and the likely moves, each the likeliest first. */
export interface ForecastFound {
  done: boolean;
  dots: LikelyPoint[];
  moves: LikelyPoint[];
}

/**
 * Say who will win by how many dots, as the network expects it after each move of the current line.
 *
 * Nodes whose numbers are `known` (none) are left out. The answer has at most 16 of the others: the current
 * node, and the first ones. Ask again for the rest.
 */
export interface AskCourse {
  kind: 'course';
  record?: RecordData | null;
  known?: number[];
}

/** The nodes of the line by their numbers, and what is expected there; null where it is not found. */
export interface CourseFound {
  done: boolean;
  curve: [number, number | null][];
}

/**
 * Examine a part of the network on the position of a game for two.
 *
 * Each of the `weights` and `thresholds` is a change, for this answer only: the row and the number of a
 * neuron, the number of the tap or threshold, and its value. Weights are -1, 0 or 1.
 */
export interface AskNetwork {
  kind: 'network';
  row: number;
  number: number;
  record?: RecordData | null;
  weights?: number[][];
  thresholds?: number[][];
}

/** A part of the network, its numbers on the board, and what the changed network expects. */
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
 * Say what each move is worth after a line of dots from the empty board on.
 *
 * `tables` are the tables in base64, `rules` is a rule set with automatic captures.
 */
export interface AskSolved {
  kind: 'solved';
  tables: string;
  width: number;
  height: number;
  rules: string;
  line?: string;
}

/** A position, and by how many dots the player to move leads in the end if both play best. */
export interface SolvedPosition {
  done: boolean;
  position: Position;
  lead: number;
  moves: MoveWorth[];
  stop: number | null;
}

/**
 * Read the bytes of a file, in base64, as text: a class, a lesson or a program.
 *
 * `charset` is found out if it is missing or empty.
 */
export interface AskText {
  kind: 'text';
  data: string;
  charset?: string;
}

/** The text of a file. */
export interface FoundText {
  done: boolean;
  text: string;
  charset: string;
  guessed: boolean;
}

/** Say what each puzzle of a text claims. */
export interface AskClaims {
  kind: 'claims';
  text: string;
}

/** What each puzzle of a text claims. */
export interface FoundClaims {
  done: boolean;
  claims: PuzzleClaim[];
}

/**
 * Lay out the puzzles of a text on sheets of paper, with a task for each.
 *
 * `labels` has the words for: a name, an answer, the solutions, "or", and what the dots of each player look
 * like.
 */
export interface AskWorksheet {
  kind: 'worksheet';
  text: string;
  tasks: string[];
  title: string;
  labels: string[];
  language: string;
  paper?: string;
  per_sheet?: number;
  solutions?: boolean;
}

/** A worksheet. */
export interface LaidOutWorksheet {
  done: boolean;
  sheets: SheetData[];
  html: string;
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
  | AskText
  | AskClaims
  | AskWorksheet;

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
  | Reported<'claims', FoundClaims>
  | Reported<'worksheet', LaidOutWorksheet>
  | Reported<'error', Failure>;
