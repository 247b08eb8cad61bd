import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MAX_MOVERS } from '../rules/ladder-movers.ts'
import type { ListedLadderEntry, ListedMovers } from '../services/ladders.ts'
import { LadderConnectionObject, LadderEntryObject, LadderPeriodEnum } from './ladder.ts'

const LISTED = new FieldCost({ listSize: { argument: 'first', most: MAX_MOVERS } })

const LadderMoversObject = builder.objectRef<ListedMovers>('LadderMovers').implement({
  description: 'The largest movements on a ladder over a period. Empty if there is no ladder to compare with.',
  fields: (t) => ({
    comparedWith: t.expose('comparedWith', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the earlier ladder. Null if this server has no ladder of that time.',
    }),
    comparableFrom: t.expose('comparableFrom', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time from which the ladder can be compared, if this server continues to run. Null if it is compared already.',
    }),
    climbs: t.field({
      cost: LISTED,
      type: [LadderEntryObject],
      description:
        'Players who gained most places, the largest climb first. Only climbs that end among the best 1,000 count, and only of players who were on the earlier ladder.',
      args: {
        first: t.arg.int({ defaultValue: 5, description: `Number of players to return, 1 to ${MAX_MOVERS}.` }),
      },
      resolve: ({ climbs }, { first }) => take(climbs, first),
    }),
    falls: t.field({
      cost: LISTED,
      type: [LadderEntryObject],
      description:
        'Players who lost most places, the largest fall first. Only falls that begin among the best 1,000 count, and only of players who are still on the ladder.',
      args: {
        first: t.arg.int({ defaultValue: 5, description: `Number of players to return, 1 to ${MAX_MOVERS}.` }),
      },
      resolve: ({ falls }, { first }) => take(falls, first),
    }),
  }),
})

builder.objectField(LadderConnectionObject, 'movers', (t) =>
  t.field({
    cost: new FieldCost({ weight: 100 }),
    type: LadderMoversObject,
    description: 'Largest climbs and falls on the complete ladder, whatever part of it is listed.',
    args: {
      since: t.arg({ type: LadderPeriodEnum, defaultValue: 'YESTERDAY', description: 'Period of the movements.' }),
    },
    resolve: (page, { since }, { ladders }) => ladders.findMovers(page, since),
  }),
)

function take(movers: readonly ListedLadderEntry[], first: number): ListedLadderEntry[] {
  readCount('first', first, MAX_MOVERS, 'players')
  return movers.slice(0, first)
}
