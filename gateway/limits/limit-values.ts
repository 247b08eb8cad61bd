/** Every limit on client requests. `docs/limits.md` explains them, and a test compares its figures with these. */
export const MAX_DOCUMENT_POINTS = 100_000

/** Maximum points used during execution. It is higher because lists can turn out longer than the schema states. */
export const MAX_EXECUTION_POINTS = 1.5 * MAX_DOCUMENT_POINTS

/** Maximum size of the response to an operation, or of one update, in bytes of JSON. */
export const MAX_ANSWER_BYTES = 2_000_000

/** Maximum duration of an operation. It is long because a busy machine and a slow store delay operations. */
export const MAX_EXECUTION_MS = 60_000

/** Maximum number of requests to Riot that one operation may cause: three for each of the ten players of a match. */
export const MAX_RIOT_REQUESTS = 30

/** Cost of a request to Riot. */
export const RIOT_REQUEST_POINTS = 200

export const OPERATION_POINTS = 200

/** Cost of a link preview that has to be drawn. It takes 35 ms of CPU, most of them on a thread of its own. */
export const PREVIEW_POINTS = 20_000

/** Cost of each token of a document that is refused after parsing. */
export const REFUSED_TOKEN_POINTS = 3

/** Number of letters that cost one point in a text that can't be parsed. */
export const LETTERS_PER_REFUSED_POINT = 30

/** Points that one client address may use in {@link WINDOW_SECONDS}. */
export const ADDRESS_POINTS = 1_000_000

/** Points that one API key may use in {@link WINDOW_SECONDS}, from all addresses together. */
export const KEY_POINTS = 1_000_000

/** Cost of a request with an API key that is refused, for its client address. */
export const REFUSED_KEY_POINTS = 200

/** Length of the window for the points of an address or a key. */
export const WINDOW_SECONDS = 60

/** Maximum cost per event of all subscriptions of one client address or API key. Identical subscriptions count once. */
export const MAX_SUBSCRIBED_POINTS = 100_000

/** Operations above this many points wait for one another: their results fill the memory. The client's pages cost less. */
export const HEAVY_POINTS = 12_000

/** Maximum total cost of the heavy operations that run at the same time. */
export const MAX_RUNNING_POINTS = 2.5 * MAX_DOCUMENT_POINTS

/** Maximum total cost of one client address's heavy operations that run or have unread responses. */
export const MAX_HELD_POINTS_OF_ADDRESS = 100_000
