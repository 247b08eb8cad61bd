/** Every limit on what clients may ask. `docs/limits.md` explains them, and a test compares its figures with these. */

/** What one document may cost at most, in points. */
export const MAX_DOCUMENT_POINTS = 100_000

/** How many points an operation may use while it is executed, where its lists turn out longer than the schema states. */
export const MAX_EXECUTION_POINTS = 1.5 * MAX_DOCUMENT_POINTS

/** The largest answer of one operation or one update, in bytes of JSON. */
export const MAX_ANSWER_BYTES = 2_000_000

/** How long an operation may run, in milliseconds: some look-ups wait for Riot several times. */
export const MAX_EXECUTION_MS = 60_000

/** How often one document without a key may ask Riot. */
export const MAX_RIOT_REQUESTS = 20

/** What a request to Riot costs, in points. */
export const RIOT_REQUEST_POINTS = 200

/** What an operation costs beside its fields, in points: reading, parsing and validating it. */
export const OPERATION_POINTS = 200

/** What each token of a document costs that is refused after it was parsed, in points. */
export const REFUSED_TOKEN_POINTS = 3

/** How many letters of a text that can't be parsed cost one point. */
export const LETTERS_PER_REFUSED_POINT = 30

/** How many points one client address may use in {@link WINDOW_SECONDS}. */
export const ADDRESS_POINTS = 1_000_000

/** How long a window of the points of an address is, in seconds. */
export const WINDOW_SECONDS = 60

/** How many points the subscriptions of one client address may cost together for each event; alike ones count once. */
export const MAX_SUBSCRIBED_POINTS = 100_000

/** Operations of more points wait for one another, because their answers fill the memory. Pages of the client cost less. */
export const HEAVY_POINTS = 12_000

/** What heavy operations that run at the same time may cost together, in points. */
export const MAX_RUNNING_POINTS = 2.5 * MAX_DOCUMENT_POINTS

/** What those of one client address may cost together that run or whose answers are not read yet, in points. */
export const MAX_HELD_POINTS_OF_ADDRESS = 100_000
