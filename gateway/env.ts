import { z } from 'zod'
import { ADDRESS_POINTS } from './limits/figures.ts'

/** A variable that holds nothing is one that is not set. */
const unsetWhenEmpty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetWhenEmpty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => unsetWhenEmpty(given) ?? value, schema)
const number = (fits: (value: number) => boolean, message: string) => z.coerce.number(message).refine(fits, message)

/** The contract tells the points of an address as an `Int`. */
const MOST_POINTS = 2 ** 31 - 1

const webUrl = (example: string) =>
  z
    .string()
    .refine(
      (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
      `is not an http or https URL: write one such as ${example}`,
    )
    .transform((url) => url.replace(/\/+$/, ''))

const NO_COUNT = 'is no count: write a whole number from 1 to 1000000'

/** Messages follow the name of their variable: together they are a sentence that says what to write. */
const variables = z.object({
  /** Port to listen on; 0 takes any free one. Default 4000. */
  PORT: withDefault(number(isPort, 'is not a port: write a whole number from 0 to 65535'), '4000'),

  /** Address to listen on. Default: every address of the machine. */
  HOST: optional(z.string()),

  /**
   * Folder of the embedded store, of the key that signs the cookies of editors, and of pictures that were fetched. Default
   * `.data`.
   */
  DATA_DIR: withDefault(z.string(), '.data'),

  /** Where data is kept: `sqlite`, in one file under DATA_DIR, or `firestore`, for several instances. Default `sqlite`. */
  STORE: withDefault(z.enum(['sqlite', 'firestore'], 'is no store: write sqlite or firestore'), 'sqlite'),

  /** The Firebase project whose Firestore is the store, and which signs people in. Google's own variables say with which credentials. */
  FIREBASE_PROJECT_ID: withDefault(
    z.string().regex(/^([a-z][a-z0-9-]{4,62})?$/, 'is no project: write the id that the Firebase console shows'),
    '',
  ),

  /** Host and port of a Firestore emulator, which then is the store. Read by Google's client too. */
  FIRESTORE_EMULATOR_HOST: optional(z.string()),

  /**
   * What browsers name the Firebase project by when they sign people in: the Firebase console shows it, and it is no secret.
   * Without it nobody can sign in, and only operators may edit the rosters.
   */
  FIREBASE_API_KEY: optional(z.string().regex(/^[\w-]+$/, 'is not a key: paste it without quotes or spaces')),

  /** The host whose page signs people in with Google. Default: `firebaseapp.com` with the project's name before it. */
  FIREBASE_AUTH_DOMAIN: optional(
    z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}(:\d+)?$/, 'is no host: write one such as project.firebaseapp.com'),
  ),

  /** Host and port of a Firebase Auth emulator, which then signs people in. Read by Google's client too. */
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z.string().regex(/^[\w.-]+:\d+$/, 'is no host with a port: write one such as 127.0.0.1:9099'),
  ),

  /** Key of Riot's API. Without it, and without RIOT_BASE_URL, the demo world is shown. */
  RIOT_API_KEY: optional(z.string().regex(/^[\w-]+$/, 'is not a key: paste it without quotes or spaces')),

  /** Where Riot's API is, `{routing}` standing for the routing value. Set it to use a stand-in. */
  RIOT_BASE_URL: optional(
    z
      .string()
      .refine(
        (url) => /^https?:$/.test(URL.parse(url.replaceAll('{routing}', 'europe'))?.protocol ?? ''),
        'is not an http or https URL: write one such as http://127.0.0.1:4010/{routing}',
      ),
  ),

  /**
   * Client id of Twitch's API. Without it, and without TWITCH_API_URL, Twitch is not asked: the demo world has one of its
   * own, and beside a real Riot nobody is told who streams.
   */
  TWITCH_CLIENT_ID: optional(z.string().regex(/^[\w-]+$/, 'is not a client id: paste it without quotes or spaces')),

  /** The secret of TWITCH_CLIENT_ID. */
  TWITCH_CLIENT_SECRET: optional(z.string().regex(/^[\w-]+$/, 'is not a secret: paste it without quotes or spaces')),

  /** Where Twitch's API is. Set it to use a stand-in. Default `https://api.twitch.tv/helix`. */
  TWITCH_API_URL: optional(webUrl('http://127.0.0.1:4012/helix')),

  /**
   * Where Twitch gives out tokens. Default `https://id.twitch.tv/oauth2`; with TWITCH_API_URL and without a client, `oauth2`
   * beside it, such as `http://127.0.0.1:4012/oauth2`.
   */
  TWITCH_AUTH_URL: optional(webUrl('http://127.0.0.1:4012/oauth2')),

  /**
   * Where Data Dragon is, which tells what the game is made of in today's patch. `off` never asks it: what comes with
   * the product has to do. Default `https://ddragon.leagueoflegends.com`.
   */
  DATA_DRAGON_URL: withDefault(
    z
      .string()
      .refine(
        (url) => url === 'off' || /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
        'is not an http or https URL: write one such as https://ddragon.leagueoflegends.com, or off',
      )
      .transform((url) => (url === 'off' ? null : url)),
    'https://ddragon.leagueoflegends.com',
  ),

  /**
   * `auto` shows the game's own pictures, from Data Dragon and Community Dragon; `drawn` shows drawings of ours instead, as
   * DATA_DRAGON_URL=off does. Those of the operator are shown in any case. Default `auto`.
   */
  IMAGES: withDefault(z.enum(['auto', 'drawn'], 'is no choice: write auto or drawn'), 'auto'),

  /**
   * Where Community Dragon is, which has the pictures of ranks and lanes; `off` never asks it. Default
   * `https://raw.communitydragon.org`, and `off` where DATA_DRAGON_URL names what stands in for Data Dragon.
   */
  COMMUNITY_DRAGON_URL: optional(
    z.union([z.literal('off').transform(() => null), webUrl('https://raw.communitydragon.org')], {
      error: 'is not an http or https URL: write one such as https://raw.communitydragon.org, or off',
    }),
  ),

  /** A folder of pictures that are shown before all others, such as `teams/T1.png`: docs/pictures.md. */
  IMAGES_DIR: optional(z.string()),

  /** A bucket of Firebase Storage whose pictures are shown before those of the game: docs/pictures.md. */
  FIREBASE_STORAGE_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'is no bucket: write its name without gs:// and slashes'),
  ),

  /** Where Firebase Storage is. Set it to use a stand-in. Default `https://firebasestorage.googleapis.com`. */
  FIREBASE_STORAGE_URL: optional(webUrl('http://127.0.0.1:9199')),

  /**
   * `off` for an instance that only answers: another one on the same store keeps streams, running games, matches, ladders
   * and statistics up to date. Default `on`: of several such instances one does.
   */
  INGEST: withDefault(
    z.enum(['on', 'off'], 'is a switch: write on or off').transform((value) => value === 'on'),
    'on',
  ),

  /** Whoever sends it as `Authorization: Bearer …` may edit the rosters; without it only browsers that opened a link may. */
  OPERATOR_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'is no safe token: write at least 16 letters, digits and signs'),
  ),

  /**
   * Where people reach the product, such as `https://lanewatch.example`: links that are printed, canonical addresses and the
   * sitemap begin with it.
   */
  PUBLIC_URL: optional(
    z
      .string()
      .refine(isOrigin, 'is not an http or https URL without a path: write one such as https://lanewatch.example')
      .transform((url) => new URL(url).origin),
  ),

  /** Where people can write to whoever runs the server, such as for the removal of their data. Every visitor is told it. */
  CONTACT_EMAIL: optional(z.email('is no mail address: write one such as help@lanewatch.example')),

  /** A roster file that is imported at start, unless its content is what was imported from it last: docs/rosters.md. */
  ROSTER_FILE: optional(z.string()),

  /** Names the demo world: the same seed gives the same players and matches. Default `lanewatch`. */
  SIMULATOR_SEED: withDefault(
    z.string().regex(/^[\w-]{1,40}$/, 'is not a name: write 1 to 40 letters, digits, _ and -'),
    'lanewatch',
  ),

  /**
   * How many times faster than ours the clock of the demo world runs, counted from 1 January 2026: above 1 its dates
   * lie in our future. Default 1.
   */
  SIMULATOR_SPEED: withDefault(
    number((speed) => speed > 0 && speed <= 10_000, 'is not a speed: write a number above 0, up to 10000'),
    '1',
  ),

  /** `true` behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`. Default `false`: they are ignored. */
  TRUST_PROXY: withDefault(
    z.enum(['true', 'false'], 'is a switch: write true or false').transform((value) => value === 'true'),
    'false',
  ),

  /**
   * How many sockets one client address may have open at once, from 1 to 1000000; of IPv6 a /64 counts as one. More where many
   * people share an address. Not counted with TRUST_PROXY: all sockets are the proxy's then. Default 200.
   */
  MAX_SOCKETS_PER_ADDRESS: withDefault(number(isCount, NO_COUNT), '200'),

  /** How many websockets one client address may have open at once, likewise, and with TRUST_PROXY too. Default 50. */
  MAX_WEBSOCKETS_PER_ADDRESS: withDefault(number(isCount, NO_COUNT), '50'),

  /** How many points one client address may use in a minute, 1000 to 2147483647: docs/limits.md. Default 1000000. */
  POINTS_PER_MINUTE: withDefault(
    number(
      (points) => Number.isInteger(points) && points >= 1_000 && points <= MOST_POINTS,
      `is no number of points: write a whole number from 1000 to ${MOST_POINTS}`,
    ),
    String(ADDRESS_POINTS),
  ),

  /** The least important lines that are logged: `debug`, `info`, `warn`, `error` or `silent`. Default `info`. */
  LOG_LEVEL: withDefault(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'is no level: write debug, info, warn, error or silent'),
    'info',
  ),
})

/** The environment, parsed. */
export type Env = z.infer<typeof variables>

/** Whether Riot's data is shown, or what stands in for Riot; otherwise it is the demo world. */
export function showsRiot(env: Pick<Env, 'RIOT_API_KEY' | 'RIOT_BASE_URL'>): boolean {
  return env.RIOT_API_KEY !== undefined || env.RIOT_BASE_URL !== undefined
}

/** Whether Twitch is asked over the network, or what stands in for it. */
export function asksTwitch(env: Pick<Env, 'TWITCH_CLIENT_ID' | 'TWITCH_API_URL'>): boolean {
  return env.TWITCH_CLIENT_ID !== undefined || env.TWITCH_API_URL !== undefined
}

const environment = variables
  .refine((env) => env.STORE === 'sqlite' || env.FIREBASE_PROJECT_ID !== '', {
    path: ['FIREBASE_PROJECT_ID'],
    message: 'is not set: STORE=firestore needs the id of a Firebase project',
  })
  .refine((env) => env.FIREBASE_API_KEY === undefined || env.FIREBASE_PROJECT_ID !== '', {
    path: ['FIREBASE_PROJECT_ID'],
    message: 'is not set: write the project that FIREBASE_API_KEY belongs to',
  })
  .refine((env) => env.STORE === 'sqlite' || showsRiot(env) || env.FIRESTORE_EMULATOR_HOST !== undefined, {
    path: ['STORE'],
    message:
      'is firestore, where the demo world is never kept: set RIOT_API_KEY, or FIRESTORE_EMULATOR_HOST to use the emulator',
  })
  .refine((env) => env.TWITCH_CLIENT_SECRET === undefined || env.TWITCH_CLIENT_ID !== undefined, {
    path: ['TWITCH_CLIENT_ID'],
    message: 'is not set: write the client id that belongs to TWITCH_CLIENT_SECRET',
  })
  .refine(
    ({ TWITCH_CLIENT_ID, TWITCH_CLIENT_SECRET, TWITCH_AUTH_URL }) => {
      // What stands in for Twitch may give out tokens to anybody.
      return TWITCH_CLIENT_ID === undefined || TWITCH_CLIENT_SECRET !== undefined || TWITCH_AUTH_URL !== undefined
    },
    {
      path: ['TWITCH_CLIENT_SECRET'],
      message: 'is not set: write the secret that belongs to TWITCH_CLIENT_ID, or leave both out',
    },
  )

/** Thrown when variables can't be understood; the message names each of them and what is wrong. */
export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(
      `The environment can't be used:\n${issues.map(({ path, message }) => `- ${path.join('.')} ${message}`).join('\n')}`,
    )
  }
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= 1_000_000
}

/** An http or https URL that names a server and nothing on it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** Reads the variables of the environment. Throws {@link InvalidEnvironment}. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = environment.safeParse(source)
  if (!result.success) throw new InvalidEnvironment(result.error.issues)
  return result.data
}
