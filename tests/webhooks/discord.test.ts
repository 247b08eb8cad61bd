import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { JournalFacts } from '../../gateway/journal/rules/journal-entry.ts'
import { WEBHOOK_KINDS } from '../../gateway/webhooks/rules/webhook-values.ts'
import { createEventBodies, eventBody, printEventSchema } from '../../gateway/webhooks/services/event-body.ts'
import { sampleFacts } from '../../gateway/webhooks/services/sample-facts.ts'
import { openReceiver, withStatus } from './receiver.ts'
import { ACCOUNT, openWebhookWorld, STREAM } from './webhook-world.ts'

const SCHEMA = new URL('../../docs/webhook-events.schema.json', import.meta.url)

const STANDING = { takenAt: 0, tier: 'GOLD', division: 'II', leaguePoints: 88, wins: 1240, losses: 1200 } as const

const message = z.object({ embeds: z.tuple([z.looseObject({ title: z.string() })]) })

async function sendTo(locale: 'en' | 'pl', ...facts: readonly JournalFacts[]) {
  const [world, receiver] = [await openWebhookWorld(), await openReceiver()]
  const url = receiver.url.replace('/hook', '/api/webhooks/1/token')
  const accounts = [`${ACCOUNT.platform}_${ACCOUNT.puuid}`]
  const webhook = await world.create(url, { format: 'DISCORD', locale, kinds: WEBHOOK_KINDS, accounts })
  world.startJob()
  return { world, receiver, webhook, append: () => world.append(...facts) }
}

describe('a webhook of Discord', () => {
  it('receives messages with a link, a colour and no mentions, and no signature', async () => {
    const { receiver, append } = await sendTo('en', { ...STREAM, title: '@everyone **free** https://scam.example' })
    await append()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [{ headers, body } = expect.fail()] = receiver.received
    expect(JSON.parse(body)).toEqual({
      embeds: [
        {
          title: 'Lumen is live',
          description: String.raw`@everyone \*\*free\*\* https\://scam.example`,
          url: 'https://www.twitch.tv/lumen',
          color: expect.any(Number),
          timestamp: '2026-11-01T12:00:00.000Z',
          footer: { text: 'Lanewatch' },
        },
      ],
      allowed_mentions: { parse: [] },
    })
    expect(headers['webhook-signature']).toBeUndefined()
  })

  it.each([
    ['en', ['Iris#EUW: Unranked → Gold II, 88 LP', 'Iris#EUW has finished a match', 'Lumen moves from ONE to TWO']],
    ['pl', ['Iris#EUW: Bez rangi → Złoto II, 88 PL', 'Koniec meczu: Iris#EUW', 'Lumen: z ONE do TWO']],
  ] as const)('receives them in its language: %s', async (locale, titles) => {
    const { pro } = STREAM
    const { receiver, append } = await sendTo(
      locale,
      {
        kind: 'RANK_CHANGED',
        account: ACCOUNT,
        queue: 'SOLO',
        queueType: 'RANKED_SOLO_5x5',
        before: null,
        after: STANDING,
      },
      { kind: 'MATCH_FINISHED', account: ACCOUNT, matchId: 'EUW1_77' },
      { kind: 'ROSTER_CHANGED', change: 1, pro, fromTeam: 'ONE', toTeam: 'TWO' },
    )
    await append()
    await expect.poll(() => receiver.received.length).toBe(3)
    expect(receiver.received.map(({ body }) => message.parse(JSON.parse(body)).embeds[0].title)).toEqual(titles)
  })

  it('waits exactly as long as Discord asks, and stops when Discord has forgotten it', async () => {
    const { world, receiver, webhook, append } = await sendTo('en', STREAM)
    receiver.answer = withStatus(
      429,
      { 'retry-after': '9' },
      '{"message": "slow down", "retry_after": 1.25, "global": false}',
    )
    await append()
    const retryAt = world.clock.now() + 1_250
    await expect.poll(async () => (await world.webhooks.find(webhook.id))?.progress.failing).toMatchObject({ retryAt })
    receiver.answer = withStatus(404)
    await world.clock.advance(1_250)
    await expect
      .poll(async () => (await world.webhooks.find(webhook.id))?.state)
      .toMatchObject({ kind: 'STOPPED', reason: 'UNKNOWN_TO_DISCORD' })
    expect(receiver.received).toHaveLength(2)
  })
})

describe('the body of an event', () => {
  it('has the form that the documentation has: npm run schema writes it', async () => {
    expect(JSON.parse(await readFile(SCHEMA, 'utf8'))).toEqual(JSON.parse(printEventSchema()))
  })

  it.each(WEBHOOK_KINDS)('has the documented form: %s', async (kind) => {
    const world = await openWebhookWorld()
    const write = createEventBodies(world.context)
    const body = await write('1', { number: 1, at: world.clock.now(), facts: sampleFacts(kind, world.clock.now()) })
    expect(eventBody.parse(body)).toEqual(body)
    const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(
      JSON.parse(await readFile(SCHEMA, 'utf8')),
    )
    expect(isValid(body) ? [] : isValid.errors).toEqual([])
    expect(JSON.stringify(body)).not.toContain('undefined')
  })
})
