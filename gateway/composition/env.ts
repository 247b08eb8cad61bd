import { z } from 'zod'
import { API_KEY_PREFIX } from '../identity/rules/api-key.ts'
import { ADDRESS_POINTS, KEY_POINTS } from '../limits/limit-values.ts'
import { OperatorError } from '../shared/operator-error.ts'
import { readSecretFiles } from './secret-variables.ts'

/** Treats an empty variable as unset. */
const unsetWhenEmpty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetWhenEmpty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => unsetWhenEmpty(given) ?? value, schema)
const number = (fits: (value: number) => boolean, message: string) => z.coerce.number(message).refine(fits, message)

/** The contract exposes these points as an `Int`. */
const MAX_POINTS = 2 ** 31 - 1

const webUrl = (example: string) =>
  z
    .string()
    .refine(
      (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
      `is not an http or https URL: write one such as ${example}`,
    )
    .transform((url) => url.replace(/\/+$/, ''))

const NO_POINTS = `is not a number of points: write a whole number from 1000 to ${MAX_POINTS}`

const NO_COUNT = 'is not a valid count: write a whole number from 1 to 1000000'

/** Each message continues the name of its variable: together they form a sentence that says what to write. */
const variables = z.object({
  /** Port to listen on; 0 takes any free one. Default 4000. */
  PORT: withDefault(number(isPort, 'is not a port: write a whole number from 0 to 65535'), '4000'),

  /** Address to listen on. Default: all addresses of the machine. */
  HOST: optional(z.string()),

  /**
   * Port of the metrics and of the details of `/readyz`, for monitoring: docs/operate.md. 0 takes any free one. Default: none, and
   * nothing is measured.
   */
  METRICS_PORT: optional(number(isPort, 'is not a port: write a whole number from 0 to 65535')),

  /** Address to listen on for METRICS_PORT. Visitors must not reach it. Default `127.0.0.1`. */
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),

  /** Folder of the embedded store, of the key that signs editors' cookies, and of the picture cache. Default `.data`. */
  DATA_DIR: withDefault(z.string(), '.data'),

  /** Type of the store: `sqlite`, one file under DATA_DIR, or `firestore`, for several instances. Default `sqlite`. */
  STORE: withDefault(z.enum(['sqlite', 'firestore'], 'is not a store: write sqlite or firestore'), 'sqlite'),

  /**
   * Id of the Firebase project whose Firestore is the store and that signs people in. The credentials come from
   * Google's own variables.
   */
  FIREBASE_PROJECT_ID: withDefault(
    z.string().regex(/^([a-z][a-z0-9-]{4,62})?$/, 'is not a project id: write the id that the Firebase console shows'),
    '',
  ),

  /** Host and port of a Firestore emulator to use as the store. Google's client reads this variable too. */
  FIRESTORE_EMULATOR_HOST: optional(z.string()),

  /**
   * Public key that browsers send when they sign people in: the Firebase console shows it, and it is no secret. Without it sign-in
   * is off, and only operators may edit the rosters.
   */
  FIREBASE_API_KEY: optional(z.string().regex(/^[\w-]+$/, 'is not a key: paste it without quotes or spaces')),

  /** Host of the page that signs people in with Google. Default: `<FIREBASE_PROJECT_ID>.firebaseapp.com`. */
  FIREBASE_AUTH_DOMAIN: optional(
    z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}(:\d+)?$/, 'is not a host: write one such as project.firebaseapp.com'),
  ),

  /** Host and port of a Firebase Auth emulator that signs people in. Google's client reads this variable too. */
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z.string().regex(/^[\w.-]+:\d+$/, 'is not a host with a port: write one such as 127.0.0.1:9099'),
  ),

  /** Key of Riot's API. Without it, and without RIOT_BASE_URL, the product shows the demo world. */
  RIOT_API_KEY: optional(z.string().regex(/^[\w-]+$/, 'is not a key: paste it without quotes or spaces')),

  /** Base URL of Riot's API; `{routing}` is replaced by the routing value. Set it to use a stand-in. */
  RIOT_BASE_URL: optional(
    z
      .string()
      .refine(
        (url) => /^https?:$/.test(URL.parse(url.replaceAll('{routing}', 'europe'))?.protocol ?? ''),
        'is not an http or https URL: write one such as http://127.0.0.1:4010/{routing}',
      ),
  ),

  /**
   * Client id of Twitch's API. Without it, and without TWITCH_API_URL, the server sends no requests to Twitch: the demo
   * world simulates Twitch, and with real Riot data no streams are shown.
   */
  TWITCH_CLIENT_ID: optional(z.string().regex(/^[\w-]+$/, 'is not a client id: paste it without quotes or spaces')),

  /** Secret of TWITCH_CLIENT_ID. */
  TWITCH_CLIENT_SECRET: optional(z.string().regex(/^[\w-]+$/, 'is not a secret: paste it without quotes or spaces')),

  /** Base URL of Twitch's API. Set it to use a stand-in. Default `https://api.twitch.tv/helix`. */
  TWITCH_API_URL: optional(webUrl('http://127.0.0.1:4012/helix')),

  /**
   * Base URL of Twitch's token endpoint. Default `https://id.twitch.tv/oauth2`; with TWITCH_API_URL and without a
   * client id, `oauth2` next to TWITCH_API_URL, such as `http://127.0.0.1:4012/oauth2`.
   */
  TWITCH_AUTH_URL: optional(webUrl('http://127.0.0.1:4012/oauth2')),

  /**
   * Secret that Twitch signs the messages of EventSub with, 10 to 100 characters. With it, Twitch reports the start and end of
   * streams to `PUBLIC_URL`; without it, it is only polled.
   */
  TWITCH_EVENTSUB_SECRET: optional(
    z.string().regex(/^[\x21-\x7e]{10,100}$/, 'is not a secret: write 10 to 100 letters, digits and signs'),
  ),

  /**
   * Base URL of Data Dragon, the source of champions, items, runes and spells of the current patch. `off` sends no
   * requests to it and uses the data that ships with the product. Default `https://ddragon.leagueoflegends.com`.
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
   * `auto` shows the game's own pictures, from Data Dragon and Community Dragon. `drawn` shows the product's own
   * drawings instead, as DATA_DRAGON_URL=off does. The operator's pictures are shown in either case. Default `auto`.
   */
  IMAGES: withDefault(z.enum(['auto', 'drawn'], 'is not a choice: write auto or drawn'), 'auto'),

  /**
   * Base URL of Community Dragon, the source of augments and of pictures of ranks and lanes. `off` sends no requests to it. Default
   * `https://raw.communitydragon.org`, or `off` when DATA_DRAGON_URL is not Data Dragon's own address.
   */
  COMMUNITY_DRAGON_URL: optional(
    z.union([z.literal('off').transform(() => null), webUrl('https://raw.communitydragon.org')], {
      error: 'is not an http or https URL: write one such as https://raw.communitydragon.org, or off',
    }),
  ),

  /** Folder of pictures that take precedence over all others, such as `teams/T1.png`: docs/pictures.md. */
  IMAGES_DIR: optional(z.string()),

  /** Bucket of Firebase Storage whose pictures take precedence over the game's own: docs/pictures.md. */
  FIREBASE_STORAGE_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'is not a bucket: write its name without gs:// and slashes'),
  ),

  /** Base URL of Firebase Storage. Set it to use a stand-in. Default `https://firebasestorage.googleapis.com`. */
  FIREBASE_STORAGE_URL: optional(webUrl('http://127.0.0.1:9199')),

  /**
   * `off` for an instance that only answers requests: another instance on the same store keeps streams, running games,
   * matches, ladders and statistics up to date. Default `on`; of several such instances one runs the jobs.
   */
  INGEST: withDefault(
    z.enum(['on', 'off'], 'is not a switch: write on or off').transform((value) => value === 'on'),
    'on',
  ),

  /**
   * Number of days that a match is kept after it was fetched, from 30 to 36500; the statistics contain only kept matches.
   * Matches of pro players are always kept. Default: all matches are kept. See docs/storage.md.
   */
  KEEP_MATCHES_DAYS: optional(
    number(
      (days) => Number.isInteger(days) && days >= 30 && days <= 36_500,
      'is not a number of days: write a whole number from 30 to 36500, or leave it out to keep all matches',
    ),
  ),

  /** Token that lets its sender edit the rosters, as `Authorization: Bearer …`. Without it only browsers that opened a link may. */
  OPERATOR_TOKEN: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'is not a safe token: write at least 16 letters, digits and signs')
      .refine(
        (token) => !token.startsWith(API_KEY_PREFIX),
        `starts like an API key: write a token that does not start with ${API_KEY_PREFIX}`,
      ),
  ),

  /**
   * Public address of the product, such as `https://lanewatch.example`. Printed links, canonical addresses and the
   * sitemap start with it.
   */
  PUBLIC_URL: optional(
    z
      .string()
      .refine(isOrigin, 'is not an http or https URL without a path: write one such as https://lanewatch.example')
      .transform((url) => new URL(url).origin),
  ),

  /**
   * Address under which push services can reach the operator: `mailto:` with a mail address, or an https URL. They see it with each
   * notification. Default: CONTACT_EMAIL, else an https PUBLIC_URL. Apple refuses servers that have none of these.
   */
  PUSH_CONTACT: optional(
    z
      .string()
      .regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'is not a contact: write one such as mailto:help@lanewatch.example, or an https URL',
      ),
  ),

  /** Contact address of the operator, such as for requests to remove data. Every visitor can see it. */
  CONTACT_EMAIL: optional(z.email('is not a mail address: write one such as help@lanewatch.example')),

  /**
   * `off` to start with real data and without the bundled rosters of real players. They are imported once, into a store without
   * leagues, and never into a demo world. Default `on`.
   */
  BUNDLED_ROSTER: withDefault(
    z.enum(['on', 'off'], 'is not a switch: write on or off').transform((value) => value === 'on'),
    'on',
  ),

  /**
   * `on` to compare the rosters with Leaguepedia every six hours, and to propose changes to editors: docs/rosters.md. Needs
   * CONTACT_EMAIL, which is sent with each request. Default `off`.
   */
  LEAGUEPEDIA: withDefault(
    z.enum(['on', 'off'], 'is not a switch: write on or off').transform((value) => value === 'on'),
    'off',
  ),

  /** Name of a bot password of Leaguepedia, such as `Name@lanewatch`. Without one the server reads without signing in. */
  LEAGUEPEDIA_USER: optional(
    z.string().regex(/^[^@\s]+@\S+$/, 'is not the name of a bot password: write one such as Name@lanewatch'),
  ),

  /** Secret of LEAGUEPEDIA_USER. */
  LEAGUEPEDIA_PASSWORD: optional(z.string()),

  /** Address of the wiki. Set it to use a stand-in. Default `https://lol.fandom.com`. */
  LEAGUEPEDIA_URL: optional(webUrl('http://127.0.0.1:4013')),

  /** Roster file to import at start, unless its content equals its last import: docs/rosters.md. */
  ROSTER_FILE: optional(z.string()),

  /** Seed of the demo world: the same seed gives the same players and matches. Default `lanewatch`. */
  SIMULATOR_SEED: withDefault(
    z.string().regex(/^[\w-]{1,40}$/, 'is not a name: write 1 to 40 letters, digits, _ and -'),
    'lanewatch',
  ),

  /**
   * Speed of the demo world's clock as a multiple of real time, counted from 1 January 2026. Above 1 its dates are
   * ahead of the real date. Default 1.
   */
  SIMULATOR_SPEED: withDefault(
    number((speed) => speed > 0 && speed <= 10_000, 'is not a speed: write a number above 0, up to 10000'),
    '1',
  ),

  /** `true` behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`. Default `false`: both headers are ignored. */
  TRUST_PROXY: withDefault(
    z.enum(['true', 'false'], 'is not a switch: write true or false').transform((value) => value === 'true'),
    'false',
  ),

  /**
   * Seconds after a SIGTERM in which the server is no longer ready but answers as before, until the proxy in front of it has noticed:
   * a little more than the interval of the proxy's checks of `/readyz` times the failures it waits for. From 0 to 300. Default 0,
   * because one server has no other that could answer in its place, and Cloud Run sends requests elsewhere before the signal.
   */
  SHUTDOWN_GRACE_SECONDS: withDefault(
    number((seconds) => seconds >= 0 && seconds <= 300, 'is not a number of seconds: write a number from 0 to 300'),
    '0',
  ),

  /**
   * Limit of open sockets per client address, from 1 to 1000000; an IPv6 /64 counts as one address. Raise it where many
   * people share an address. Not applied with TRUST_PROXY, because all sockets are the proxy's then. Default 200.
   */
  MAX_SOCKETS_PER_ADDRESS: withDefault(number(isCount, NO_COUNT), '200'),

  /** Limit of open websockets per client address, with the same range and rules, but applied with TRUST_PROXY too. Default 50. */
  MAX_WEBSOCKETS_PER_ADDRESS: withDefault(number(isCount, NO_COUNT), '50'),

  /** Points that one client address may use per minute, from 1000 to 2147483647: docs/limits.md. Default 1000000. */
  POINTS_PER_MINUTE: withDefault(number(isPoints, NO_POINTS), String(ADDRESS_POINTS)),

  /** Points that one API key may use per minute, from all addresses together, in the same range: docs/api-keys.md. Default 1000000. */
  KEY_POINTS_PER_MINUTE: withDefault(number(isPoints, NO_POINTS), String(KEY_POINTS)),

  /**
   * `any` lets webhooks have addresses of http, of other ports than 443 and in private networks, and browsers have other push services
   * than the known ones, for development and tests. Never set it on a public server: its users could reach what only the server can. Default `public`.
   */
  WEBHOOK_TARGETS: withDefault(z.enum(['public', 'any'], 'is not a choice: write public or any'), 'public'),

  /**
   * Address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`, for traces of requests and
   * of what they ask upstreams. Without one nothing is recorded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl('http://localhost:4318')),

  /** Share of the requests to trace, from 0 to 1. With TRUST_PROXY, a proxy that traces decides itself. Default 0.02. */
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    number((share) => share >= 0 && share <= 1, 'is not a share: write a number from 0 to 1'),
    '0.02',
  ),

  /** Lowest level of lines to log: `debug`, `info`, `warn`, `error` or `silent`. Default `info`. */
  LOG_LEVEL: withDefault(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'is not a level: write debug, info, warn, error or silent'),
    'info',
  ),
})

export type Env = z.infer<typeof variables>

/** True when the product shows Riot's data, or that of a stand-in; false for the demo world. */
export function showsRiot(env: Pick<Env, 'RIOT_API_KEY' | 'RIOT_BASE_URL'>): boolean {
  return env.RIOT_API_KEY !== undefined || env.RIOT_BASE_URL !== undefined
}

/** True when the server sends requests to Twitch, or to a stand-in. */
export function asksTwitch(env: Pick<Env, 'TWITCH_CLIENT_ID' | 'TWITCH_API_URL'>): boolean {
  return env.TWITCH_CLIENT_ID !== undefined || env.TWITCH_API_URL !== undefined
}

const environment = variables
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT || PORT === 0, {
    path: ['METRICS_PORT'],
    message: 'is the same as PORT, which visitors can reach: write another port',
  })
  .refine((env) => env.STORE !== 'firestore' || env.FIREBASE_PROJECT_ID !== '', {
    path: ['FIREBASE_PROJECT_ID'],
    message: 'is not set: STORE=firestore needs the id of a Firebase project',
  })
  .refine((env) => env.FIREBASE_API_KEY === undefined || env.FIREBASE_PROJECT_ID !== '', {
    path: ['FIREBASE_PROJECT_ID'],
    message: 'is not set: write the project that FIREBASE_API_KEY belongs to',
  })
  .refine((env) => env.STORE !== 'firestore' || showsRiot(env) || env.FIRESTORE_EMULATOR_HOST !== undefined, {
    path: ['STORE'],
    message:
      'is firestore, which never stores the demo world: set RIOT_API_KEY, or FIRESTORE_EMULATOR_HOST to use the emulator',
  })
  .refine((env) => !env.LEAGUEPEDIA || env.CONTACT_EMAIL !== undefined, {
    path: ['CONTACT_EMAIL'],
    message: 'is not set: LEAGUEPEDIA=on sends it with each request, so that the wiki can reach you',
  })
  .refine((env) => !env.LEAGUEPEDIA || showsRiot(env) || env.LEAGUEPEDIA_URL !== undefined, {
    path: ['LEAGUEPEDIA'],
    message: 'is on, but the demo world has no real players: set RIOT_API_KEY, or LEAGUEPEDIA_URL to use a stand-in',
  })
  .refine((env) => (env.LEAGUEPEDIA_USER === undefined) === (env.LEAGUEPEDIA_PASSWORD === undefined), {
    path: ['LEAGUEPEDIA_PASSWORD'],
    message: 'belongs to LEAGUEPEDIA_USER: set both, or neither',
  })
  .refine((env) => env.TWITCH_CLIENT_SECRET === undefined || env.TWITCH_CLIENT_ID !== undefined, {
    path: ['TWITCH_CLIENT_ID'],
    message: 'is not set: write the client id that belongs to TWITCH_CLIENT_SECRET',
  })
  .refine(
    ({ TWITCH_CLIENT_ID, TWITCH_CLIENT_SECRET, TWITCH_AUTH_URL }) => {
      // A stand-in for Twitch may give out tokens without a secret.
      return TWITCH_CLIENT_ID === undefined || TWITCH_CLIENT_SECRET !== undefined || TWITCH_AUTH_URL !== undefined
    },
    {
      path: ['TWITCH_CLIENT_SECRET'],
      message: 'is not set: write the secret that belongs to TWITCH_CLIENT_ID, or leave both out',
    },
  )

  .refine((env) => env.TWITCH_EVENTSUB_SECRET === undefined || asksTwitch(env), {
    path: ['TWITCH_CLIENT_ID'],
    message: 'is not set: TWITCH_EVENTSUB_SECRET needs a client of Twitch',
  })
  .refine((env) => env.TWITCH_EVENTSUB_SECRET === undefined || isReachable(env), {
    path: ['PUBLIC_URL'],
    message: 'is not an https URL without a port: Twitch sends the messages of TWITCH_EVENTSUB_SECRET to no other',
  })

/** A stand-in for Twitch may send its messages anywhere. */
function isReachable({ PUBLIC_URL, TWITCH_API_URL }: Pick<z.infer<typeof variables>, 'PUBLIC_URL' | 'TWITCH_API_URL'>) {
  if (PUBLIC_URL === undefined) return false
  const { protocol, port } = new URL(PUBLIC_URL)
  return TWITCH_API_URL !== undefined || (protocol === 'https:' && port === '')
}

/** Thrown when variables are invalid. The message names each of them and its mistake. */
export class InvalidEnvironment extends OperatorError {
  override readonly name = 'InvalidEnvironment'

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(
      `The environment is not valid:\n${issues.map(({ path, message }) => `- ${path.join('.')} ${message}`).join('\n')}`,
    )
  }
}

function isPoints(points: number): boolean {
  return Number.isInteger(points) && points >= 1_000 && points <= MAX_POINTS
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= 1_000_000
}

/** True for an http or https URL without a path, query or credentials. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/**
 * Parses the variables of the environment. Secrets may be in files: `secret-variables.ts`. Throws {@link InvalidEnvironment}, and an
 * operator error when such a file can't be used.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = environment.safeParse(readSecretFiles(source))
  if (!result.success) throw new InvalidEnvironment(result.error.issues)
  return result.data
}
