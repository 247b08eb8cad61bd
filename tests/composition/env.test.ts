import { describe, expect, it } from 'vitest'
import { InvalidEnvironment, parseEnv } from '../../gateway/composition/env.ts'

const DEFAULTS = {
  PORT: 4000,
  METRICS_HOST: '127.0.0.1',
  DATA_DIR: '.data',
  STORE: 'sqlite',
  FIREBASE_PROJECT_ID: '',
  DATA_DRAGON_URL: 'https://ddragon.leagueoflegends.com',
  IMAGES: 'auto',
  INGEST: true,
  BUNDLED_ROSTER: true,
  LEAGUEPEDIA: false,
  SIMULATOR_SEED: 'lanewatch',
  SIMULATOR_SPEED: 1,
  TRUST_PROXY: false,
  POINTS_PER_MINUTE: 1_000_000,
  KEY_POINTS_PER_MINUTE: 1_000_000,
  SHUTDOWN_GRACE_SECONDS: 0,
  MAX_SOCKETS_PER_ADDRESS: 200,
  MAX_WEBSOCKETS_PER_ADDRESS: 50,
  WEBHOOK_TARGETS: 'public',
  OTEL_TRACES_SAMPLER_ARG: 0.02,
  LOG_LEVEL: 'info',
}

const VALUES = {
  PORT: '80',
  HOST: '127.0.0.1',
  METRICS_PORT: '9464',
  METRICS_HOST: '0.0.0.0',
  DATA_DIR: '/var/lib/lanewatch',
  STORE: 'firestore',
  FIREBASE_PROJECT_ID: 'demo-lanewatch',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  RIOT_API_KEY: 'RGAPI-00000000-0000-0000-0000-000000000000',
  RIOT_BASE_URL: 'http://127.0.0.1:4010/{routing}',
  TWITCH_CLIENT_ID: 'abcdefghij0123456789',
  TWITCH_CLIENT_SECRET: '0123456789abcdefghij',
  TWITCH_API_URL: 'http://127.0.0.1:4012/helix',
  TWITCH_AUTH_URL: 'http://127.0.0.1:4012/oauth2',
  DATA_DRAGON_URL: 'http://127.0.0.1:4011/',
  IMAGES: 'drawn',
  COMMUNITY_DRAGON_URL: 'http://127.0.0.1:4013',
  IMAGES_DIR: '/var/lib/pictures',
  FIREBASE_STORAGE_BUCKET: 'lanewatch.firebasestorage.app',
  FIREBASE_STORAGE_URL: 'http://127.0.0.1:9199',
  OPERATOR_TOKEN: 'a-token-of-more-than-16',
  PUBLIC_URL: 'https://lanewatch.example',
  CONTACT_EMAIL: 'help@lanewatch.example',
  INGEST: 'off',
  BUNDLED_ROSTER: 'off',
  LEAGUEPEDIA: 'on',
  LEAGUEPEDIA_USER: 'Ada@lanewatch',
  LEAGUEPEDIA_PASSWORD: 'secret words',
  LEAGUEPEDIA_URL: 'http://127.0.0.1:4013',
  KEEP_MATCHES_DAYS: '90',
  SIMULATOR_SEED: 'another_world-2',
  SIMULATOR_SPEED: '0.5',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
  OTEL_TRACES_SAMPLER_ARG: '0.5',
  TRUST_PROXY: 'true',
  POINTS_PER_MINUTE: '5000000',
  KEY_POINTS_PER_MINUTE: '7000000',
  SHUTDOWN_GRACE_SECONDS: '2.5',
  MAX_SOCKETS_PER_ADDRESS: '5000',
  MAX_WEBSOCKETS_PER_ADDRESS: '1000',
  WEBHOOK_TARGETS: 'any',
  LOG_LEVEL: 'silent',
}

const SAFE_TOKEN = '- OPERATOR_TOKEN is not a safe token: write at least 16 letters, digits and signs'
const DAYS =
  '- KEEP_MATCHES_DAYS is not a number of days: write a whole number from 30 to 36500, or leave it out to keep all matches'
const PUBLIC = '- PUBLIC_URL is not an http or https URL without a path: write one such as https://lanewatch.example'

/** Complaints of the parser, one line per variable. */
function complaintsAbout(source: Readonly<Record<string, string>>): string[] {
  try {
    parseEnv(source)
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    const [title, ...lines] = error.message.split('\n')
    expect(title).toBe('The environment is not valid:')
    return lines
  }
  return []
}

describe('the environment', () => {
  it('can be empty, because every required variable has a default', () => {
    expect(parseEnv({})).toEqual(DEFAULTS)
  })

  it('treats blank variables as unset', () => {
    const names = Object.keys(VALUES)
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS)
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ' \n'])))).toEqual(DEFAULTS)
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, undefined])))).toEqual(DEFAULTS)
  })

  it('is parsed into numbers, switches and texts', () => {
    expect(parseEnv(VALUES)).toEqual({
      ...VALUES,
      PORT: 80,
      METRICS_PORT: 9_464,
      INGEST: false,
      BUNDLED_ROSTER: false,
      LEAGUEPEDIA: true,
      KEEP_MATCHES_DAYS: 90,
      SIMULATOR_SPEED: 0.5,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_TRACES_SAMPLER_ARG: 0.5,
      TRUST_PROXY: true,
      POINTS_PER_MINUTE: 5_000_000,
      KEY_POINTS_PER_MINUTE: 7_000_000,
      SHUTDOWN_GRACE_SECONDS: 2.5,
      MAX_SOCKETS_PER_ADDRESS: 5_000,
      MAX_WEBSOCKETS_PER_ADDRESS: 1_000,
    })
  })

  it('refuses metrics on the port of visitors', () => {
    expect(complaintsAbout({ PORT: '4000', METRICS_PORT: '4000' })).toEqual([
      '- METRICS_PORT is the same as PORT, which visitors can reach: write another port',
    ])
    expect(complaintsAbout({ PORT: '0', METRICS_PORT: '0' })).toEqual([])
  })

  it('requires a project when the store is a Firestore', () => {
    const source = { STORE: 'firestore', RIOT_API_KEY: 'RGAPI-1' }
    expect(complaintsAbout(source)).toEqual([
      '- FIREBASE_PROJECT_ID is not set: STORE=firestore needs the id of a Firebase project',
    ])
    expect(complaintsAbout({ ...source, FIREBASE_PROJECT_ID: 'lanewatch' })).toEqual([])
  })

  it('refuses the demo world in a Firestore other than the emulator', () => {
    const source = { STORE: 'firestore', FIREBASE_PROJECT_ID: 'lanewatch' }
    expect(complaintsAbout(source)).toEqual([
      expect.stringMatching(/^- STORE is firestore, which never stores the demo world/),
    ])
    expect(complaintsAbout({ ...source, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([])
  })

  it('requires a Twitch client with its secret, unless Twitch is replaced', () => {
    expect(complaintsAbout({ TWITCH_CLIENT_ID: 'abc' })).toEqual([
      '- TWITCH_CLIENT_SECRET is not set: write the secret that belongs to TWITCH_CLIENT_ID, or leave both out',
    ])
    expect(complaintsAbout({ TWITCH_CLIENT_SECRET: 'abc' })).toEqual([
      '- TWITCH_CLIENT_ID is not set: write the client id that belongs to TWITCH_CLIENT_SECRET',
    ])
    expect(complaintsAbout({ TWITCH_CLIENT_ID: 'abc', TWITCH_CLIENT_SECRET: 'abc' })).toEqual([])
    expect(complaintsAbout({ TWITCH_CLIENT_ID: 'abc', TWITCH_AUTH_URL: 'http://127.0.0.1:4012/oauth2' })).toEqual([])
    expect(complaintsAbout({ TWITCH_API_URL: 'http://127.0.0.1:4012/helix' })).toEqual([])
  })

  it('needs a client of Twitch and an address that Twitch reaches for EventSub', () => {
    const TWITCH_EVENTSUB_SECRET = 'a-long-secret'
    const client = { TWITCH_CLIENT_ID: 'abc', TWITCH_CLIENT_SECRET: 'abc', TWITCH_EVENTSUB_SECRET }
    const unreachable =
      '- PUBLIC_URL is not an https URL without a port: Twitch sends the messages of TWITCH_EVENTSUB_SECRET to no other'
    expect(complaintsAbout({ TWITCH_EVENTSUB_SECRET, PUBLIC_URL: 'https://lanewatch.example' })).toEqual([
      '- TWITCH_CLIENT_ID is not set: TWITCH_EVENTSUB_SECRET needs a client of Twitch',
    ])
    expect(complaintsAbout(client)).toEqual([unreachable])
    expect(complaintsAbout({ ...client, PUBLIC_URL: 'https://lanewatch.example:8443' })).toEqual([unreachable])
    expect(complaintsAbout({ ...client, PUBLIC_URL: 'https://lanewatch.example' })).toEqual([])
  })

  it('can turn Data Dragon off', () => {
    expect(parseEnv({ DATA_DRAGON_URL: 'off' }).DATA_DRAGON_URL).toBeNull()
  })

  it('can turn Community Dragon off, which differs from leaving it unset', () => {
    expect(parseEnv({ COMMUNITY_DRAGON_URL: 'off' }).COMMUNITY_DRAGON_URL).toBeNull()
    expect(parseEnv({}).COMMUNITY_DRAGON_URL).toBeUndefined()
  })

  it('accepts a public URL with or without a final slash', () => {
    expect(parseEnv({ PUBLIC_URL: 'http://Lanewatch.Example:8080/' }).PUBLIC_URL).toBe('http://lanewatch.example:8080')
  })

  it('lets Leaguepedia reach the operator, and keeps real players out of the demo world', () => {
    expect(complaintsAbout({ LEAGUEPEDIA: 'on', RIOT_API_KEY: 'RGAPI-1' })).toEqual([
      '- CONTACT_EMAIL is not set: LEAGUEPEDIA=on sends it with each request, so that the wiki can reach you',
    ])
    const reachable = { LEAGUEPEDIA: 'on', CONTACT_EMAIL: 'help@lanewatch.example' }
    expect(complaintsAbout(reachable)).toEqual([
      '- LEAGUEPEDIA is on, but the demo world has no real players: set RIOT_API_KEY, or LEAGUEPEDIA_URL to use a stand-in',
    ])
    expect(complaintsAbout({ ...reachable, RIOT_API_KEY: 'RGAPI-1' })).toEqual([])
    expect(complaintsAbout({ LEAGUEPEDIA_USER: 'Ada@lanewatch' })).toEqual([
      '- LEAGUEPEDIA_PASSWORD belongs to LEAGUEPEDIA_USER: set both, or neither',
    ])
  })

  it('ignores variables of other programs', () => {
    expect(parseEnv({ PATH: '/bin', npm_config_loglevel: 'error' })).toEqual(DEFAULTS)
  })

  it.each([
    ['PORT', 'http', '- PORT is not a port: write a whole number from 0 to 65535'],
    ['PORT', '-1', '- PORT is not a port: write a whole number from 0 to 65535'],
    ['PORT', '80.5', '- PORT is not a port: write a whole number from 0 to 65535'],
    ['PORT', '65536', '- PORT is not a port: write a whole number from 0 to 65535'],
    ['STORE', 'postgres', '- STORE is not a store: write sqlite or firestore'],
    [
      'FIREBASE_PROJECT_ID',
      'My Project',
      '- FIREBASE_PROJECT_ID is not a project id: write the id that the Firebase console shows',
    ],
    ['RIOT_API_KEY', '"RGAPI-1"', '- RIOT_API_KEY is not a key: paste it without quotes or spaces'],
    ['RIOT_API_KEY', 'RGAPI-1\n', '- RIOT_API_KEY is not a key: paste it without quotes or spaces'],
    [
      'RIOT_BASE_URL',
      'riot',
      '- RIOT_BASE_URL is not an http or https URL: write one such as http://127.0.0.1:4010/{routing}',
    ],
    [
      'RIOT_BASE_URL',
      'localhost:4010',
      '- RIOT_BASE_URL is not an http or https URL: write one such as http://127.0.0.1:4010/{routing}',
    ],
    [
      'TWITCH_API_URL',
      'twitch',
      '- TWITCH_API_URL is not an http or https URL: write one such as http://127.0.0.1:4012/helix',
    ],
    [
      'TWITCH_AUTH_URL',
      'ftp://127.0.0.1',
      '- TWITCH_AUTH_URL is not an http or https URL: write one such as http://127.0.0.1:4012/oauth2',
    ],
    [
      'DATA_DRAGON_URL',
      'no',
      '- DATA_DRAGON_URL is not an http or https URL: write one such as https://ddragon.leagueoflegends.com, or off',
    ],
    [
      'DATA_DRAGON_URL',
      'file:///etc',
      '- DATA_DRAGON_URL is not an http or https URL: write one such as https://ddragon.leagueoflegends.com, or off',
    ],
    [
      'COMMUNITY_DRAGON_URL',
      'no',
      '- COMMUNITY_DRAGON_URL is not an http or https URL: write one such as https://raw.communitydragon.org, or off',
    ],
    ['IMAGES', 'on', '- IMAGES is not a choice: write auto or drawn'],
    [
      'FIREBASE_STORAGE_BUCKET',
      'gs://lanewatch',
      '- FIREBASE_STORAGE_BUCKET is not a bucket: write its name without gs:// and slashes',
    ],
    [
      'FIREBASE_STORAGE_URL',
      'storage',
      '- FIREBASE_STORAGE_URL is not an http or https URL: write one such as http://127.0.0.1:9199',
    ],
    ['OPERATOR_TOKEN', 'x'.repeat(15), SAFE_TOKEN],
    ['OPERATOR_TOKEN', 'a token of more than 16', SAFE_TOKEN],
    [
      'OPERATOR_TOKEN',
      'lw_a-token-of-more-than-16',
      '- OPERATOR_TOKEN starts like an API key: write a token that does not start with lw_',
    ],
    [
      'KEY_POINTS_PER_MINUTE',
      '999',
      '- KEY_POINTS_PER_MINUTE is not a number of points: write a whole number from 1000 to 2147483647',
    ],
    ['PUBLIC_URL', 'lanewatch.example', PUBLIC],
    ['PUBLIC_URL', 'ftp://lanewatch.example', PUBLIC],
    ['PUBLIC_URL', 'https://lanewatch.example/app', PUBLIC],
    ['PUBLIC_URL', 'https://lanewatch.example/?a=b', PUBLIC],
    ['PUBLIC_URL', 'https://somebody:word@lanewatch.example', PUBLIC],
    [
      'CONTACT_EMAIL',
      'help at lanewatch',
      '- CONTACT_EMAIL is not a mail address: write one such as help@lanewatch.example',
    ],
    ['SIMULATOR_SEED', '../seed', '- SIMULATOR_SEED is not a name: write 1 to 40 letters, digits, _ and -'],
    ['SIMULATOR_SEED', 'x'.repeat(41), '- SIMULATOR_SEED is not a name: write 1 to 40 letters, digits, _ and -'],
    [
      'SHUTDOWN_GRACE_SECONDS',
      '301',
      '- SHUTDOWN_GRACE_SECONDS is not a number of seconds: write a number from 0 to 300',
    ],
    ['SIMULATOR_SPEED', 'fast', '- SIMULATOR_SPEED is not a speed: write a number above 0, up to 10000'],
    ['SIMULATOR_SPEED', '0', '- SIMULATOR_SPEED is not a speed: write a number above 0, up to 10000'],
    ['SIMULATOR_SPEED', 'Infinity', '- SIMULATOR_SPEED is not a speed: write a number above 0, up to 10000'],
    ['LEAGUEPEDIA', 'yes', '- LEAGUEPEDIA is not a switch: write on or off'],
    ['INGEST', 'false', '- INGEST is not a switch: write on or off'],
    ['TRUST_PROXY', 'yes', '- TRUST_PROXY is not a switch: write true or false'],
    ['KEEP_MATCHES_DAYS', '29', DAYS],
    ['KEEP_MATCHES_DAYS', '36501', DAYS],
    ['KEEP_MATCHES_DAYS', '90.5', DAYS],
    ['KEEP_MATCHES_DAYS', 'for ever', DAYS],
    [
      'POINTS_PER_MINUTE',
      '2147483648',
      '- POINTS_PER_MINUTE is not a number of points: write a whole number from 1000 to 2147483647',
    ],
    [
      'MAX_SOCKETS_PER_ADDRESS',
      '0',
      '- MAX_SOCKETS_PER_ADDRESS is not a valid count: write a whole number from 1 to 1000000',
    ],
    [
      'MAX_WEBSOCKETS_PER_ADDRESS',
      '1.5',
      '- MAX_WEBSOCKETS_PER_ADDRESS is not a valid count: write a whole number from 1 to 1000000',
    ],
    ['WEBHOOK_TARGETS', 'all', '- WEBHOOK_TARGETS is not a choice: write public or any'],
    ['LOG_LEVEL', 'loud', '- LOG_LEVEL is not a level: write debug, info, warn, error or silent'],
  ])('is refused with %s=%j, with advice on what to write instead', (name, value, complaint) => {
    expect(complaintsAbout({ [name]: value })).toEqual([complaint])
  })

  it.each([
    ['TWITCH_CLIENT_ID', '- TWITCH_CLIENT_ID is not a client id: paste it without quotes or spaces'],
    ['TWITCH_CLIENT_SECRET', '- TWITCH_CLIENT_SECRET is not a secret: paste it without quotes or spaces'],
  ])('is refused with a %s in quotes', (name, complaint) => {
    const client = { TWITCH_CLIENT_ID: 'abc', TWITCH_CLIENT_SECRET: 'abc' }
    expect(complaintsAbout({ ...client, [name]: '"abc"' })).toEqual([complaint])
  })

  it('is refused with all errors at once, and never shows a key', () => {
    const secrets = { RIOT_API_KEY: 'my secret', OPERATOR_TOKEN: 'my secret' }
    const complaints = complaintsAbout({ PORT: 'http', ...secrets, TRUST_PROXY: 'yes' })
    expect(complaints.map((line) => line.split(' ')[1])).toEqual([
      'PORT',
      'RIOT_API_KEY',
      'OPERATOR_TOKEN',
      'TRUST_PROXY',
    ])
    expect(complaints.join()).not.toContain('secret')
  })
})
