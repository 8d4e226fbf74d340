// Made by web/contract.py from the Python contract. Do not edit: make contract.

export type AccountWish = {
  name: string;
  password: string;
  lang?: 'cs' | 'en';
};

export type Act = {
  type: 'act';
  id: string;
  action: string;
  seen?: number | null;
};

export type Advice = {
  action: string;
  text: string;
  share: number;
  outlook: string;
  message: string;
  number: number;
};

export type Ask = {
  type: 'ask';
  id: string;
  what: string;
  to?: number;
};

export type Because = {
  type: 'because';
  id: string;
  code: string;
  message: string;
  rule: string;
};

export type BranchWish = {
  move: number;
  seat: number;
  level?: string;
};

export type Chair = {
  user: string | null;
  name: string;
  bot: string | null;
  resigned: boolean;
  departed: boolean;
  guest: boolean;
};

export type ChangeWish = {
  name?: string | null;
  lang?: 'cs' | 'en' | null;
  old_password?: string | null;
  new_password?: string | null;
};

export type Choice = {
  action: string;
  text: string;
};

export type Clock = {
  kind: 'days' | 'live' | 'none';
  bank: number;
  increment: number;
  days: number;
  late: 'bot' | 'resign';
};

export type ClockWish = {
  kind?: 'days' | 'live' | 'none';
  bank?: number;
  increment?: number;
  days?: number;
  late?: 'bot' | 'resign';
};

export type Done = {
  type: 'done';
  id: string;
};

export type Entry = {
  id: string;
  group: string;
  facts: Record<string, string | number>;
  copies: number;
  reconstructed: Array<string>;
  words: Record<string, string>;
};

export type Export = {
  me: Me;
  created: number;
  sessions: Array<SessionLine>;
  tables: Array<Listing>;
  log: Array<Said>;
};

export type Frame = {
  type: 'news';
  number: number;
  fresh: boolean;
  news: Array<News>;
  status: 'open' | 'over' | 'playing';
  seat: number | null;
  seats: Array<SeatNews>;
  view: View | null;
  things: Array<any>;
  undo: number;
  asked: Proposal | null;
  open_hands: boolean;
};

export type GameLine = {
  id: string;
  version: number;
  names: Record<string, string>;
  seats: Array<number>;
  options: Array<OptionLine>;
  bots: Array<string>;
};

export type GroupLine = {
  id: string;
  groups: Array<string>;
  colour: string;
  size: number;
  cards: Record<string, number>;
  used: number;
  lot: boolean;
};

export type GuestWish = {
  name: string;
  lang?: 'cs' | 'en';
};

export type Hello = {
  type: 'hello';
  last?: number | null;
  client_seed?: string | null;
};

export type JoinWish = {
  link?: string;
  seat?: number | null;
};

export type KemetArea = {
  owner: number | null;
  units: number;
  figure: string | null;
  pyramid: KemetPyramid | null;
  holder: number | null;
  walled: boolean;
};

export type KemetArmy = {
  units: number;
  figure: string | null;
};

export type KemetBattle = {
  area: string;
  seats: [number, number];
  cause: 'move' | 'night' | 'recruit';
  stage: string;
  force: [number, number];
  figures: [string | null, string | null];
  cards: [string | null, string | null];
  interventions: [Array<string>, Array<string>];
  strength: [number, number];
  damage: [number, number];
  protection: [number, number];
  banned: [string | null, string | null];
  cancelled: [boolean, boolean];
  hurt: [number, number];
  totals: [number, number];
  winner: number | null;
  armies: [KemetArmy, KemetArmy];
  sums: [KemetSums, KemetSums];
  outlook: KemetOutlook | null;
};

export type KemetCouncil = {
  card: string | null;
  discard: string | null;
  interventions: Array<string>;
};

export type KemetHeld = {
  temples: number;
  pyramids: number;
};

export type KemetLanding = {
  area: string;
  units: number;
  figure: string | null;
};

export type KemetMarching = {
  area: string;
  units: number;
  figure: string | null;
  steps: number;
  teleports: number;
  walls: number;
  begun: boolean;
  teleport_price: number;
  tolls: Record<string, number>;
};

export type KemetOffer = {
  colour: 'diamond' | 'emerald' | 'onyx' | 'ruby' | 'sapphire';
  level: number;
  left: number;
  price: number;
  bar: 'excluded' | 'gone' | 'owned' | 'pp' | 'pyramid' | null;
};

export type KemetOutlook = {
  beats: number;
  of: number;
};

export type KemetParts = {
  units: number;
  card: number | null;
  figure: number;
  tiles: number;
  bonus: number;
};

export type KemetPermanent = {
  battle: number;
  temples: number;
  sanctuary: number;
  divine: number;
};

export type KemetPlayer = {
  city: string | null;
  pp: number;
  supply: number;
  underworld: number;
  honour: number;
  veterans: number;
  fame: KemetPermanent;
  track: Array<'battle' | 'divine' | 'sanctuary' | 'temples' | 'debt' | null>;
  tiles: Array<string>;
  figures: Array<string>;
  regular: number;
  spaces: Record<string, 'regular' | 'silver'>;
  silver_used: boolean;
  gold_used: boolean;
  hand_count: number;
  known: Array<string>;
  cards: number;
  played: Array<string>;
  buried: number;
  removed: number;
  hand: Array<string> | null;
  battle_hand: Array<string> | null;
  buried_cards: Array<string> | null;
  removed_cards: Array<string> | null;
  putrefaction: number;
  held: KemetHeld;
  score: number;
  army_limit: number;
  rows_to_cover: Array<string>;
  rows_forced: boolean;
  has_silver: boolean;
  tonight: KemetTonight;
  golds: Array<string>;
};

export type KemetPrinted = {
  name: string;
  kind: 'desert' | 'district' | 'sanctuary' | 'temple';
  bank: string;
  city: string | null;
  x: number;
  y: number;
  value: number;
  obelisk: boolean;
  coast: boolean;
  near: Array<string>;
  ports: Array<string>;
};

export type KemetPyramid = {
  colour: 'diamond' | 'emerald' | 'onyx' | 'ruby' | 'sapphire';
  level: number;
};

export type KemetSums = {
  parts: KemetParts;
  strength: number;
  damage: number;
  protection: number;
};

export type KemetTable = {
  phase: 'armies' | 'cities' | 'day' | 'first_tiles' | 'night' | 'over' | 'pyramids';
  round: number;
  active: number;
  order: Array<number>;
  bids: Array<number | null>;
  seating: Array<number | null>;
  placed: boolean;
  old_ones: boolean;
  errata: Record<string, Record<string, number | boolean | string>>;
  colours: Array<'diamond' | 'emerald' | 'onyx' | 'ruby' | 'sapphire'>;
  deck: number;
  discard: Array<string>;
  quiet: Array<number>;
  landing: Array<KemetLanding>;
  march: KemetMarching | null;
  winner: number | null;
  me: number | null;
  map: Array<KemetPrinted>;
  areas: Record<string, KemetArea>;
  players: Array<KemetPlayer>;
  battle: KemetBattle | null;
  council: KemetCouncil | null;
  market: Record<string, KemetOffer>;
  heights: Record<string, number>;
  tracks: KemetTracks;
};

export type KemetTonight = {
  pp: number;
  cards: number;
  fame: number;
};

export type KemetTracks = {
  prayer: number;
  putrefaction: Array<number>;
  losses: Array<number>;
};

export type Listing = {
  id: string;
  game: string;
  options: any;
  status: 'open' | 'over' | 'playing';
  seats: Array<Chair>;
  waiting: Array<number>;
  public: boolean;
  created: number;
  changed: number;
  given: boolean;
};

export type LoginWish = {
  name: string;
  password: string;
};

export type Me = {
  id: string;
  name: string;
  guest: boolean;
  lang: string;
};

export type Move = {
  by: number;
  turn: number;
  told: Array<any>;
  points: Array<number>;
};

export type NeverAsked = {
  table: string;
  game: string;
  never: Record<string, string>;
};

export type News = {
  number: number;
  kind: string;
  seat?: number | null;
  action?: string | null;
  events?: Array<any>;
  told?: Array<any>;
  text?: string | null;
  name?: string | null;
  at?: number | null;
  detail?: any;
};

export type OptionLine = {
  name: string;
  kind: string;
  default: any;
  choices: Array<any>;
};

export type Page = {
  id: string;
  game: string;
  version: number;
  options: any;
  seats: Array<Chair>;
  created: number;
  finished: number;
  length: number;
  commit: string;
  seed: string | null;
  rewound: number;
  result: Result | null;
  rematch: string | null;
  seeding: 'given' | 'server' | 'shared';
  server_seed: string | null;
  client_seeds: Array<string | null>;
  opening: string | null;
  closing: string | null;
};

export type Part = {
  key: string;
  points: number;
  args: Record<string, string | number>;
};

export type Ping = {
  type: 'ping';
};

export type PlayWish = {
  game: string;
  bots?: Array<string>;
  options?: Record<string, any>;
  seed?: string;
};

export type Pong = {
  type: 'pong';
};

export type Proposal = {
  what: string;
  to: number;
  by: number;
  agreed: Array<number>;
};

export type PyramidsArea = {
  dealt: number;
  hand: Array<number> | null;
  kept: Array<number> | null;
  left: PyramidsChamber | null;
  right: PyramidsChamber | null;
  pencilled: Array<PyramidsMark> | null;
  finished: Array<number>;
  red: number;
  green: number;
  skulls: number;
  torches: Array<number>;
  boxes: Array<PyramidsWon>;
  sums: PyramidsSums;
  score: number;
};

export type PyramidsChamber = {
  card: number;
  crossed: Array<string>;
};

export type PyramidsMark = {
  side: string;
  squares: Array<string>;
};

export type PyramidsScoreCard = {
  rounds: number;
  turns: number;
  gems: number;
  boxes: Array<number>;
  skulls: Array<number>;
};

export type PyramidsSums = {
  torches: number;
  boxes: number;
  gems: number;
  skulls: number;
  pyramids: number;
};

export type PyramidsTable = {
  deck: number;
  display: Array<number>;
  round: number;
  shown: Array<string>;
  expeditions: number;
  boxes: Record<string, Array<number>>;
  card: PyramidsScoreCard;
  players: Array<PyramidsArea>;
};

export type PyramidsWon = {
  colour: string;
  points: number;
};

export type Question = {
  kind: string;
  rule: string;
  args: Record<string, string | number>;
  reaction: boolean;
};

export type QueuePlace = {
  type: 'queue';
  seat: number;
  place: number;
};

export type GameRecord = {
  format: number;
  game: string;
  version: number;
  seats: number;
  options: any;
  players: Array<string>;
  kinds: Array<string>;
  commit: string;
  log: Array<[number, string]>;
  digest: Array<string>;
  state: any;
  events: Array<Array<any>>;
  seed: string | null;
  result: Result | null;
  rewound: number;
  start: Start | null;
  server_seed: string | null;
  history: Array<Array<string | number>>;
  closing: string | null;
};

export type Refused = {
  type: 'refused';
  id: string;
  code: string;
  message: string;
  rule: string;
  legal: Array<string>;
};

export type Replay = {
  length: number;
  at: number;
  by: number | null;
  action: string | null;
  events: Array<any>;
  told: Array<any>;
  view: View | null;
};

export type Resign = {
  type: 'resign';
  id: string;
};

export type Result = {
  scores: Array<Score>;
  winners: Array<number>;
};

export type Return = {
  type: 'return';
  id: string;
};

export type Said = {
  table: string;
  at: number;
  kind: string;
  text: string;
};

export type Say = {
  type: 'chat';
  id: string;
  text: string;
};

export type Score = {
  seat: number;
  total: number;
  rank: number;
  parts: Array<Part>;
  ties: Record<string, number>;
};

export type SeatNews = {
  name: string;
  person: boolean;
  bot?: string | null;
  here?: boolean;
  resigned?: boolean;
  left?: number | null;
  guest?: boolean;
  departed?: boolean;
};

export type SeatWish = {
  kind?: 'bot' | 'me' | 'open';
  bot?: string;
};

export type Section = {
  title: string;
  art: Array<string>;
  plain: Array<string>;
};

export type SessionLine = {
  id: string;
  created: number;
  expires: number;
  this: boolean;
};

export type Setup = {
  groups: Array<GroupLine>;
  content: Array<Entry>;
  open: Array<string>;
};

export type SetupWish = {
  seats?: number;
  options?: Record<string, any>;
};

export type SneferuArea = {
  material: string;
  halves: Array<string>;
  food: number;
};

export type SneferuBuilder = {
  food: number;
  boat: number;
  pyramid: Record<string, string | null>;
  stones: number;
  stored: Array<string>;
  builder: string | null;
  used: boolean;
  rewards: Array<number>;
  areas: Array<SneferuArea>;
};

export type SneferuColumn = {
  food: number;
  time: number;
  surcharge: Array<number>;
  stones: Array<string>;
};

export type SneferuPrice = {
  food: number;
  time: number;
  bonus: string | null;
};

export type SneferuQuarry = {
  space: number;
  material: string;
  site: string;
  token: string;
  eye: boolean;
};

export type SneferuTable = {
  me: number | null;
  last: number;
  quarries: Array<SneferuQuarry>;
  order: Array<number>;
  supply: Array<SneferuColumn>;
  prices: Array<Array<SneferuPrice>>;
  bag: number;
  held: string | null;
  players: Array<SneferuBuilder>;
  ptah: Array<string> | null;
  ptah_wins_at: number;
  active: number;
  began: number;
  holes: Array<number>;
  fresh: string | null;
  retired: boolean;
  bread: Record<string, number>;
  reward: Array<number>;
  reward_of_aya: Array<number>;
  gap: number;
  yields: Record<string, SneferuYield>;
};

export type SneferuYield = {
  bread: number;
  areas: Array<SneferuArea>;
  gap: number;
  food: number;
};

export type Start = {
  table: string;
  version: number;
  seeding: 'given' | 'server' | 'shared';
  client_seeds: Array<string | null>;
  name_salts: Array<string | null>;
  name_hashes: Array<string>;
  kind_salts: Array<string>;
  kind_hashes: Array<string>;
  opening: string;
};

export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: any;
  public: boolean;
  undo: 'fair' | 'free' | 'none';
  hints: boolean;
  stand_in: string;
  clock: Clock;
  status: 'open' | 'over' | 'playing';
  seats: Array<Chair>;
  my_seats: Array<number>;
  commit: string;
  actions: number;
  link: string | null;
  seed: string | null;
  rematch: string | null;
  seeding: 'given' | 'server' | 'shared';
  server_seed: string | null;
  client_seeds: Array<string | null>;
  missing: Array<number>;
  opening: string | null;
  closing: string | null;
};

export type TableWish = {
  game: string;
  seats: Array<SeatWish>;
  options?: Record<string, any>;
  public?: boolean;
  undo?: 'fair' | 'free' | 'none';
  clock?: ClockWish;
  hints?: boolean | null;
  stand_in?: string;
  seed?: string;
};

export type Text = {
  sections: Array<Section>;
  prompt: string;
  choices: Array<Choice>;
};

export type Undo = {
  type: 'undo';
  id: string;
  turn?: boolean;
};

export type ValleyArea = {
  hand: Array<string> | null;
  hand_count: number;
  aside: Array<string> | null;
  aside_count: number;
  judged: Array<string> | null;
  judged_count: number;
  known: Array<string>;
  deck: number;
  deck_top: Array<string | null>;
  discard: ValleyPile;
  played: Array<string>;
  tomb: Array<string>;
  score: number;
  points: Record<string, number>;
};

export type ValleyPile = {
  count: number;
  top: string | null;
  cards: Array<string> | null;
};

export type ValleyTable = {
  stock: number;
  pyramid: Record<string, string | null>;
  boneyard: ValleyPile;
  revealed: Array<string>;
  players: Array<ValleyArea>;
  active: number;
  first: number;
  entombed: boolean;
  changed: boolean;
  gold: number;
  discount: number;
  doubled: boolean;
  prices: Record<string, number>;
  worth: Record<string, number>;
  solo: string;
  goal: number;
  deck_list: Array<any>;
};

export type View = {
  game: string;
  version: number;
  seat: number | null;
  turn: number;
  actors: Array<number>;
  question: Question | null;
  legal: Array<string>;
  table: any;
  options: any;
  result: Result | null;
};

export type Vote = {
  type: 'vote';
  id: string;
  yes: boolean;
};

export type Why = {
  possible: boolean;
  code: string;
  rule: string;
  message: string;
};

export type Wishes = {
  never?: Record<string, string>;
  muted?: Array<string>;
  ask_always?: boolean;
};
