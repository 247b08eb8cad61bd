import type { Given } from './given.ts'
import { EnumName } from './given.ts'

function encoded(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function deep(levels: number): Given {
  return levels === 0 ? 'x' : { x: deep(levels - 1) }
}

function deepList(levels: number): Given {
  return levels === 0 ? [] : [deepList(levels - 1)]
}

/** Values that some argument refuses, and edge cases. */
export const WRONG_VALUES: readonly Given[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  '',
  ' ',
  '\0',
  'x\0y',
  '\ud800',
  'x\udfff',
  '\u202e\u200b',
  '٣',
  '0x10',
  '-1',
  '99999999999999999999',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00%zz',
  'x'.repeat(5_000),
  '😀'.repeat(2_000),
  '\u0301'.repeat(1_000),
  new EnumName('NOPE'),
  new EnumName('__proto__'),
  [],
  [[]],
  [null],
  ['x', 1, null],
  {},
  { __typename: 'Query' },
  { toString: 1, constructor: null },
  Array.from({ length: 300 }, (_, index) => `${index}`),
  deep(50),
  deepList(100),
  // Global IDs.
  encoded('Account:'),
  encoded('Account:x'),
  encoded('Account:EUW1:\0'),
  encoded(`Account:EUW1:${'x'.repeat(2_000)}`),
  encoded('Nope:1'),
  encoded('Query:1'),
  encoded('__proto__:x'),
  encoded('Match:EUW1_0'),
  encoded('Match:EUW1_999999999999999999'),
  encoded('Champion:-1'),
  encoded('Champion:1e3'),
  encoded('ProPlayer:../x'),
  encoded('ProTeam:\ud800'),
  encoded('RosterChange:x/y'),
  'EUW1_7261321891',
  'EUW1_0',
  // Cursors.
  encoded('{}'),
  encoded('[1,2,3]'),
  encoded('-1'),
  encoded('1e999'),
  encoded('0:0'),
  encoded('x:y:z'),
  encoded('\0'),
  '999999999999999',
  // Date-times.
  '2026',
  'Nov 1 2026',
  '2026-02-30T00:00:00Z',
  '2026-11-01T24:30:00Z',
  '2026-11-01T12:00:00',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
]
