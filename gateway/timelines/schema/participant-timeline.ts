import { builder } from '../../contract/builder.ts'
import { ItemObject } from '../../game-data/schema/item.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type LaneDifference, laneDifferences } from '../rules/differences.ts'
import type { ParticipantTimeline, Purchase, SkillPoint } from '../rules/timeline.ts'
import type { MatchTimeline } from './match-timeline.ts'
import { SECONDS, toSeconds } from './timeline-seconds.ts'

export type ParticipantOfTimeline = { readonly of: MatchTimeline; readonly own: ParticipantTimeline }

/** Usual number of frames, for the cost of a list with an item for each. */
export const USUAL_FRAMES = 40

const PurchaseObject = builder.objectRef<Purchase>('ItemPurchase').implement({
  description: 'An item that a participant bought or sold.',
  fields: (t) => ({
    seconds: t.int({ description: SECONDS, resolve: toSeconds }),
    item: t.field({ type: ItemObject, description: 'The item.', resolve: ({ itemId }) => ({ itemId }) }),
    sold: t.exposeBoolean('sold', { description: 'True if the item was sold.' }),
  }),
})

const SkillPointObject = builder.objectRef<SkillPoint>('SkillPoint').implement({
  description: 'A skill point that a participant spent.',
  fields: (t) => ({
    seconds: t.int({ description: SECONDS, resolve: toSeconds }),
    slot: t.exposeInt('slot', { description: 'The skill: 1 to 4 for Q, W, E and R.' }),
  }),
})

const LaneDifferenceObject = builder.objectRef<LaneDifference>('LaneDifference').implement({
  description: 'Lead of a participant over the opponent in the same lane. Negative numbers are leads of the opponent.',
  fields: (t) => ({
    minute: t.exposeInt('minute', { description: 'Minute of the match: 10, 15 or 20.' }),
    opponentId: t.exposeInt('opponentId', { description: 'Participant in the same lane of the other team.' }),
    gold: t.exposeInt('gold', { description: 'Lead in gold earned.' }),
    experience: t.exposeInt('experience', { description: 'Lead in experience.' }),
    creepScore: t.exposeInt('creepScore', { description: 'Lead in lane minions and jungle monsters.' }),
  }),
})

export const ParticipantTimelineObject = builder.objectRef<ParticipantOfTimeline>('ParticipantTimeline').implement({
  description: 'The course of a match for one participant.',
  fields: (t) => ({
    participantId: t.int({
      description: 'Number of the participant within the match, from 1.',
      resolve: ({ own }) => own.participantId,
    }),
    gold: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description: 'Gold earned so far at each frame, spent or not.',
      resolve: ({ own }) => [...own.gold],
    }),
    experience: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description: 'Experience at each frame.',
      resolve: ({ own }) => [...own.experience],
    }),
    creepScore: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description: 'Lane minions and jungle monsters so far at each frame.',
      resolve: ({ own }) => [...own.creepScore],
    }),
    laneDifferences: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [LaneDifferenceObject],
      description:
        'Lead over the opponent in the same lane at 10, 15 and 20 minutes, as far as the match went. Empty without exactly one opponent.',
      resolve: ({ of: { match, timeline }, own }) => [...laneDifferences(match, timeline, own)],
    }),
    purchases: t.field({
      cost: new FieldCost({ listSize: 40 }),
      type: [PurchaseObject],
      description: 'Bought and sold items, in order, without those that were taken back.',
      resolve: ({ own }) => [...own.purchases],
    }),
    skills: t.field({
      cost: new FieldCost({ listSize: 18 }),
      type: [SkillPointObject],
      description: 'Skill points, in order.',
      resolve: ({ own }) => [...own.skills],
    }),
  }),
})
