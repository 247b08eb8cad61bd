import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { CUTOFF_DAYS, type LadderCutoffDay, MINIMUM_POINTS } from '../rules/ladder-cutoffs.ts'
import type { LadderCutoff, LadderCutoffs } from '../rules/ladder-cutoffs.ts'
import type { LadderKey } from '../rules/ladder.ts'
import { LadderConnectionObject } from './ladder.ts'

interface CutoffOfTier extends LadderCutoff {
  readonly minimum: number
}

const LadderCutoffObject = builder.objectRef<CutoffOfTier>('LadderCutoff').implement({
  description: 'Cut-off of a tier on a ladder.',
  fields: (t) => ({
    leaguePoints: t.exposeInt('leaguePoints', {
      nullable: true,
      description:
        'League points needed for the tier: those of the last player who would be in it if Riot moved players now, and at least `minimum`. An estimate: Riot moves players once a day and does not tell the number of places, so it is taken to be the present number of players. Null if the tier is empty.',
    }),
    minimum: t.exposeInt('minimum', {
      description: 'Fewest league points with which Riot moves a player into the tier, even if it has room.',
    }),
    players: t.exposeInt('players', { description: 'Number of players in the tier.' }),
  }),
})

const LadderCutoffDayObject = builder.objectRef<LadderCutoffDay>('LadderCutoffDay').implement({
  description: 'The last cut-offs of a day that this server knew.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Day in UTC, as in ISO 8601, such as `2026-11-26`.' }),
    challenger: t.exposeInt('CHALLENGER', {
      nullable: true,
      description: 'League points needed for challenger. Null if the tier was empty.',
    }),
    grandmaster: t.exposeInt('GRANDMASTER', {
      nullable: true,
      description: 'League points needed for grandmaster. Null if the tier was empty.',
    }),
  }),
})

interface CutoffsOfLadder {
  readonly ladder: LadderKey
  readonly cutoffs: LadderCutoffs
}

const LadderCutoffsObject = builder.objectRef<CutoffsOfLadder>('LadderCutoffs').implement({
  description: 'Cut-offs of the two highest tiers. Master has room for everyone.',
  fields: (t) => ({
    challenger: t.field({
      type: LadderCutoffObject,
      description: 'Cut-off of challenger.',
      resolve: ({ cutoffs }) => ({ ...cutoffs.CHALLENGER, minimum: MINIMUM_POINTS.CHALLENGER }),
    }),
    grandmaster: t.field({
      type: LadderCutoffObject,
      description: 'Cut-off of grandmaster.',
      resolve: ({ cutoffs }) => ({ ...cutoffs.GRANDMASTER, minimum: MINIMUM_POINTS.GRANDMASTER }),
    }),
    history: t.field({
      cost: new FieldCost({ weight: 100, listSize: { argument: 'last', most: CUTOFF_DAYS } }),
      type: [LadderCutoffDayObject],
      description:
        'Cut-offs of past days, oldest first. It begins on the day when this server first stored the ladder, has no entry for days on which the server did not fetch it, and ends with the day of the ladder. Days of more than 400 days before are deleted.',
      args: {
        last: t.arg.int({ defaultValue: 90, description: 'Number of days to return, the newest, 1 to 400.' }),
      },
      async resolve({ ladder }, { last }, { ladders }) {
        readCount('last', last, CUTOFF_DAYS, 'days')
        return (await ladders.findCutoffDays(ladder)).slice(-last)
      },
    }),
  }),
})

builder.objectField(LadderConnectionObject, 'cutoffs', (t) =>
  t.field({
    type: LadderCutoffsObject,
    nullable: true,
    description:
      'Cut-offs of challenger and grandmaster on the complete ladder. Null for a ladder that an older version of this server stored, until the next one replaces it.',
    resolve: ({ ladder, head: { cutoffs } }) => (cutoffs === null ? null : { ladder, cutoffs }),
  }),
)
