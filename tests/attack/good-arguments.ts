import { getNamedType, type GraphQLArgument, type GraphQLField, isEnumType, isRequiredArgument } from 'graphql'

/** Values by field and argument, where the name of the argument alone is not enough. */
const BY_FIELD: Readonly<Record<string, string>> = {
  'node.id': JSON.stringify(Buffer.from('Champion:266').toString('base64url')),
  'nodes.ids': JSON.stringify([
    Buffer.from('Champion:266').toString('base64url'),
    Buffer.from('ProTeam:G2').toString('base64url'),
  ]),
  'accounts.riotIds': '[{ gameName: "Mężny Ryś", tagLine: "EUW1", region: EUW }]',
  'lobby.text': '"Mężny Ryś #EUW1 joined the lobby"',
  'comparison.a': '{ account: { gameName: "Mężny Ryś", tagLine: "EUW1", region: EUW } }',
  'comparison.b': '{ proPlayer: { name: { name: "Quartzite" } } }',
  'sharedGames.a': '{ account: { gameName: "Mężny Ryś", tagLine: "EUW1", region: EUW } }',
  'sharedGames.b': '{ proPlayer: { name: { name: "Quartzite" } } }',
  'match.id': '"EUW1_7261321891"',
  'activeGame.matchId': '"EUW1_7261321891"',
  'champion.key': '266',
  'proPlayer.name': '"Quartzite"',
}

/** Values of the demo world by the name of the argument. */
const BY_NAME: Readonly<Record<string, string>> = {
  gameName: '"Mężny Ryś"',
  tagLine: '"EUW1"',
  region: 'EUW',
  puuid: '"nobody"',
  participantId: '1',
  code: '"G2"',
  event: '"worlds-24"',
  text: '"a"',
  locale: 'PL',
}

/** Returns the literal for an argument of a query field; null when it is left out, or when no value is known. */
export function goodArgument(field: GraphQLField<unknown, unknown>, argument: GraphQLArgument): string | null {
  const known = BY_FIELD[`${field.name}.${argument.name}`]
  if (known !== undefined) return known
  if (!isRequiredArgument(argument) && argument.name !== 'region' && argument.name !== 'locale') return null
  const named = BY_NAME[argument.name]
  if (named !== undefined) return named
  const type = getNamedType(argument.type)
  return isEnumType(type) ? (type.getValues()[0]?.name ?? null) : null
}
