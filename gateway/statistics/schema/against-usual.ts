import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode, toChampion } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { SPREAD_FROM_GAMES, type Spread } from '../../shared/spread.ts'
import {
  type ComparedFigure,
  MAX_USUAL_GAMES,
  PLAYER_FIGURES,
  type PlayerFigure,
  type UsualVerdict,
} from '../rules/usual-figures.ts'
import type { AgainstUsual } from '../services/usual-games.ts'

const PlayerFigureEnum = builder.enumType('PlayerFigure', {
  description: 'Figures of a player in a game.',
  values: {
    KDA: { description: '(kills + assists) / deaths.' },
    DEATHS: { description: 'Number of deaths. Fewer are better.' },
    KILL_PARTICIPATION: { description: "Kills and assists as a share of their side's kills, 0 to 1." },
    CREEP_SCORE_PER_MINUTE: { description: 'Lane minions and jungle monsters killed per minute.' },
    GOLD_PER_MINUTE: { description: 'Gold earned per minute.' },
    DAMAGE_PER_MINUTE: { description: 'Damage dealt to champions per minute.' },
    DAMAGE_SHARE: { description: "Damage dealt to champions as a share of their side's, 0 to 1." },
    VISION_SCORE_PER_MINUTE: { description: "Riot's vision score per minute." },
  } satisfies Record<PlayerFigure, { description: string }>,
})

const UsualVerdictEnum = builder.enumType('UsualVerdict', {
  description: 'Judgement of a figure against the usual range.',
  values: {
    BETTER: { description: 'Better than the usual range.' },
    AS_USUAL: { description: 'Within the usual range.' },
    WORSE: { description: 'Worse than the usual range.' },
  } satisfies Record<UsualVerdict, { description: string }>,
})

const WITHOUT_DEATHS = 'Null for a KDA without deaths, which is higher than any number.'

const SpreadObject = builder.objectRef<Spread>('Spread').implement({
  description: `The usual figure of a player, and the range around it that a new game falls into four times out of five. From at least ${SPREAD_FROM_GAMES} games.`,
  fields: (t) => ({
    median: t.float({
      nullable: true,
      description: `The figure in the middle: half of the games have a lower one. ${WITHOUT_DEATHS}`,
      resolve: ({ median }) => finite(median),
    }),
    low: t.float({
      nullable: true,
      description: `Lower end of the range: the tenth percentile, and the lowest figure with fewer than nine games. ${WITHOUT_DEATHS}`,
      resolve: ({ low }) => finite(low),
    }),
    high: t.float({
      nullable: true,
      description: `Upper end of the range: the ninetieth percentile, and the highest figure with fewer than nine games. ${WITHOUT_DEATHS}`,
      resolve: ({ high }) => finite(high),
    }),
    games: t.exposeInt('games', { description: 'Number of games.' }),
  }),
})

const ComparedFigureObject = builder.objectRef<ComparedFigure>('ComparedFigure').implement({
  description: 'A figure of a player in a match, beside the usual one of the account on the same champion and lane.',
  fields: (t) => ({
    figure: t.expose('figure', { type: PlayerFigureEnum, description: 'The figure.' }),
    value: t.float({
      nullable: true,
      description: `The figure of this match. ${WITHOUT_DEATHS}`,
      resolve: ({ value }) => finite(value),
    }),
    usual: t.expose('usual', { type: SpreadObject, description: 'The usual figure.' }),
    verdict: t.expose('verdict', {
      type: UsualVerdictEnum,
      description: 'Judgement of the figure. Only a figure outside the usual range is better or worse.',
    }),
  }),
})

const AgainstUsualObject = builder.objectRef<AgainstUsual>('AgainstUsual').implement({
  description:
    'A match of an account beside its other games on the same champion and lane, in ranked, normal and Clash queues.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ participant }, _args, context) => toChampion(participant, context),
    }),
    lane: t.expose('lane', { type: LaneEnum, description: 'The lane.' }),
    games: t.exposeInt('games', {
      description: `Number of the other games: the newest stored ones, at most ${MAX_USUAL_GAMES}. This match is not among them.`,
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start time of the oldest of these games. Null without games.',
    }),
    record: t.expose('record', {
      type: RateObject,
      nullable: true,
      description: 'Share of these games that were won. Null without games.',
    }),
    figures: t.field({
      cost: new FieldCost({ listSize: PLAYER_FIGURES.length }),
      type: [ComparedFigureObject],
      description: `Figures of the match beside the usual ones. Empty with fewer than ${SPREAD_FROM_GAMES} games. A figure without a meaning in this match is left out, such as a share of no kills.`,
      resolve: ({ figures }) => [...figures],
    }),
  }),
})

builder.objectField(MatchNode, 'againstUsual', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 6_000 }),
    type: AgainstUsualObject,
    nullable: true,
    description:
      "The figures of a participant beside the usual ones of their account on the same champion and lane. Null for a remake, in queues without records, without a lane, and for bots and hidden players. Sends no requests to Riot's API. Results may be ten seconds old.",
    args: {
      participantId: t.arg.int({ description: 'Number of the participant within the match, from 1.' }),
    },
    resolve: (record, { participantId }, { usualGames }) => usualGames.compare(record, participantId),
  }),
)

function finite(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null
}
