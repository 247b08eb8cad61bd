import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { readPage } from '../../contract/read-page.ts'
import { ChampionByInput, filteredChampion } from '../../game-data/schema/champion-by.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { filteredPlayerId, ProPlayerByInput } from '../../rosters/schema/pro-player-by.ts'
import { InvalidMatchIdError } from '../../shared/match-id.ts'
import { UnknownMatchError } from '../rules/participation-cursor.ts'
import type { ProMatchesStart } from '../services/champion-matches.ts'
import { ProMatchConnectionObject } from './pro-matches.ts'
import { toPatch } from './statistics-filter.ts'

builder.objectField(ChampionNode, 'proMatches', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 500, listSize: { argument: 'first', most: 50, of: ['edges'] } }),
    type: ProMatchConnectionObject,
    description: 'Games of pro players on this champion in the queues covered by statistics, newest first.',
    args: {
      first: t.arg.int({ defaultValue: 10, description: 'Number of games to return, 1 to 50.' }),
      after: t.arg.string({
        required: false,
        description: 'The `endCursor` of the previous page. Cannot be combined with `afterMatch`.',
      }),
      afterMatch: t.arg.string({
        required: false,
        description:
          "Alternative to `after`: Riot's identifier of the last match on the previous page. An error is returned if the match is not stored here.",
      }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Returns only games in this lane.' }),
      againstChampion: t.arg({
        type: ChampionByInput,
        required: false,
        description: 'Returns only games against this champion in the same lane. An unknown champion is an error.',
      }),
      proPlayer: t.arg({
        type: ProPlayerByInput,
        required: false,
        description: 'Returns only games of this pro player. An unknown player is an error.',
      }),
      versus: t.arg.int({
        required: false,
        description: 'Returns only games against the champion with this key in the same lane.',
        deprecationReason: deprecated('Use `againstChampion: { key }`.', '2027-11-30'),
      }),
      player: t.arg.id({
        required: false,
        description: 'Returns only games of the pro player with this id.',
        deprecationReason: deprecated('Use `proPlayer: { id }`.', '2027-11-30'),
      }),
      playerSlug: t.arg.string({
        required: false,
        description: 'Returns only games of the pro player with this slug or name. Cannot be combined with `player`.',
        deprecationReason: deprecated('Use `proPlayer: { slug }`.', '2027-11-30'),
      }),
      patch: t.arg.string({ required: false, description: 'Returns only games of this patch, such as `16.4`.' }),
    },
    async resolve(
      { key },
      { first, after, afterMatch, lane = null, againstChampion, versus = null, proPlayer, player, playerSlug, patch },
      context,
    ) {
      readCount('first', first, 50, 'games')
      if (versus !== null && versus < 1) throw badInput(`\`versus\` is ${versus}: pass the \`key\` of a champion.`)
      const request = {
        championId: key,
        lane,
        versus: (await filteredChampion('againstChampion', againstChampion, context)) ?? versus,
        playerId:
          (await filteredPlayerId('proPlayer', proPlayer, context.proScene)) ??
          (await findPlayerId(player, playerSlug, context)),
        patch: toPatch(patch),
        first,
        after: toStart(after, afterMatch),
      }
      try {
        return await readPage(() => context.championMatches.listPage(request))
      } catch (error) {
        const isOfMatch = error instanceof InvalidMatchIdError || error instanceof UnknownMatchError
        throw isOfMatch ? badInput(error.message) : error
      }
    },
  }),
)

function toStart(after: string | null | undefined, afterMatch: string | null | undefined): ProMatchesStart | null {
  if (typeof after === 'string' && typeof afterMatch === 'string') {
    throw badInput('`after` and `afterMatch` are both given: pass only one of them.')
  }
  if (typeof after === 'string') return { cursor: after }
  return typeof afterMatch === 'string' ? { matchId: afterMatch } : null
}

async function findPlayerId(
  player: string | null | undefined,
  slug: string | null | undefined,
  { proScene }: GraphQLContext,
): Promise<string | null> {
  if (typeof slug !== 'string') return toPlayerId(player)
  if (typeof player === 'string') throw badInput('`player` and `playerSlug` are both given: pass only one of them.')
  // No game has an empty id.
  return (await proScene.look()).findPlayerByName(slug)?.id ?? ''
}

function toPlayerId(player: string | null | undefined): string | null {
  if (player === null || player === undefined) return null
  const id = findGlobalId(player)
  if (id?.typename !== 'ProPlayer') {
    throw badInput('`player` is not the id of a pro player: pass the `id` of a `ProPlayer`, unchanged.')
  }
  return id.id
}
