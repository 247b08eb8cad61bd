import { z } from 'zod'

/** An empty variable is one that is not set. */
const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetWhenEmpty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => unsetWhenEmpty(given) ?? value, schema)

const variables = z.object({
  /** Port to listen on; 0 takes any free one. Default 4000. */
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), '4000'),

  /** Address to listen on. Default: every address of the machine. */
  HOST: optional(z.string()),

  /** Folder of the embedded store. Default `.data`. */
  DATA_DIR: withDefault(z.string(), '.data'),

  /** Key of Riot's API. Without it, and without RIOT_BASE_URL, the demo world is shown. */
  RIOT_API_KEY: optional(z.string().regex(/^[\w-]+$/, 'is not a key: paste it without quotes or spaces')),

  /** Where Riot's API is, `{routing}` standing for the routing value. Set it to use a stand-in. */
  RIOT_BASE_URL: optional(
    z
      .string()
      .refine(
        (url) => URL.canParse(url.replace('{routing}', 'europe')),
        'is not a URL such as http://127.0.0.1:4010/{routing}',
      ),
  ),

  /** Names the demo world: the same seed gives the same players and matches. Default `lanewatch`. */
  SIMULATOR_SEED: withDefault(
    z.string().regex(/^[\w-]{1,40}$/, 'may hold 1 to 40 letters, digits, _ and -'),
    'lanewatch',
  ),

  /** How many times faster than ours the clock of the demo world runs. Default 1. */
  SIMULATOR_SPEED: withDefault(z.coerce.number().positive().max(10_000), '1'),

  /** `true` behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`. Default `false`: they are ignored. */
  TRUST_PROXY: withDefault(
    z.enum(['true', 'false']).transform((value) => value === 'true'),
    'false',
  ),

  /** The least important lines that are logged: `debug`, `info`, `warn`, `error` or `silent`. Default `info`. */
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

/** The environment, parsed. */
export type Env = z.infer<typeof variables>

/** Thrown when variables can't be understood; the message names each of them and what is wrong. */
export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(
      `The environment can't be used:\n${issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`).join('\n')}`,
    )
  }
}

/** Reads the variables of the environment. Throws {@link InvalidEnvironment}. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = variables.safeParse(source)
  if (!result.success) throw new InvalidEnvironment(result.error.issues)
  return result.data
}
