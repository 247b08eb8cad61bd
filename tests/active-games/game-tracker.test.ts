import { describe, expect, it } from 'vitest'
import type { ActiveGame, ActiveParticipant } from '../../gateway/active-games/rules/active-game.ts'
import { LONGEST_GAME_MS } from '../../gateway/active-games/rules/active-game.ts'
import { GameTracker } from '../../gateway/active-games/workers/game-tracker.ts'
import { GONE_KEPT_MS } from '../../gateway/delivery/rules/live-item.ts'
import { type TrackedAccount, trackedKeyOf } from '../../gateway/rosters/workers/tracked-accounts.ts'
import { proPlayerNamed } from '../support/rosters.ts'

const NOW = Date.UTC(2026, 10, 1, 12)
const MINUTE_MS = 60_000

const [ONE, OTHER] = [trackedNamed('One'), trackedNamed('Other')]

function trackedNamed(name: string): TrackedAccount {
  const puuid = `puuid-of-${name}`
  const player = proPlayerNamed(name, 'G2')
  return { key: trackedKeyOf('EUW1', puuid), platform: 'EUW1', puuid, player, team: 'G2', league: 'LEC' }
}

/** A seat of this account; a hidden player's seat without one. */
function seatOf(account: TrackedAccount | null): ActiveParticipant {
  return {
    kind: account === null ? 'HIDDEN' : 'ACCOUNT',
    puuid: account?.puuid ?? null,
    gameName: account?.player.name ?? '',
    tagLine: '',
    teamId: 100,
    championId: 1,
    spell1Id: 4,
    spell2Id: 7,
    keystoneId: null,
    primaryStyleId: null,
    subStyleId: null,
    profileIconId: 1,
  }
}

function gameOf(seats: readonly (TrackedAccount | null)[], startedAt: number | null = NOW): ActiveGame {
  const facts = { queueId: 420, gameMode: 'CLASSIC', gameType: 'MATCHED', mapId: 11, bans: [] }
  return { matchId: 'EUW1_1', platform: 'EUW1', ...facts, startedAt, participants: seats.map(seatOf) }
}

function openTracker(): GameTracker {
  const tracker = new GameTracker()
  tracker.follow(new Map([ONE, OTHER].map((account) => [account.key, account])), NOW)
  return tracker
}

function see(tracker: GameTracker, account: TrackedAccount, game: ActiveGame, fetchedAt: number): void {
  tracker.take(account, { value: { kind: 'in-game', game }, fetchedAt })
}

function miss(tracker: GameTracker, account: TrackedAccount, fetchedAt: number, kind: 'not-in-game' | 'hidden') {
  tracker.take(account, { value: { kind }, fetchedAt })
}

function stateOf(tracker: GameTracker, { puuid }: TrackedAccount) {
  return tracker.listChecks().get('EUW1')?.[puuid]?.state
}

const cold = () => 'COLD' as const
const noRequest = () => false

describe('a running game of two pros', () => {
  it('continues when one player is no longer seen in it, and the other is checked next', () => {
    const tracker = openTracker()
    see(tracker, ONE, gameOf([ONE, OTHER]), NOW)
    miss(tracker, ONE, NOW + MINUTE_MS, 'hidden')
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: null }])
    expect(tracker.listDueRequests(NOW + MINUTE_MS, cold, noRequest)).toMatchObject([{ account: OTHER }])

    see(tracker, OTHER, gameOf([null, OTHER]), NOW + MINUTE_MS)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: null, pros: [{ puuid: OTHER.puuid }] }])
    expect([stateOf(tracker, ONE), stateOf(tracker, OTHER)]).toEqual(['POSSIBLY_HIDDEN', 'IN_GAME'])
  })

  it('ends when neither player is seen in it', () => {
    const tracker = openTracker()
    see(tracker, ONE, gameOf([ONE, OTHER]), NOW)
    miss(tracker, ONE, NOW + MINUTE_MS, 'not-in-game')
    miss(tracker, OTHER, NOW + MINUTE_MS + 1, 'not-in-game')
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: NOW + MINUTE_MS + 1, isGivenUp: false }])
  })

  it("does not name a player whose seat Riot hides, even when that player's check found the game", () => {
    const tracker = openTracker()
    see(tracker, ONE, gameOf([null, OTHER]), NOW)
    expect(tracker.listDrafts()).toMatchObject([{ pros: [{ puuid: OTHER.puuid }] }])
    expect(stateOf(tracker, ONE)).toBe('NOT_IN_GAME')
  })

  it('is reopened only by an answer newer than its end', () => {
    const tracker = openTracker()
    see(tracker, ONE, gameOf([ONE]), NOW)
    miss(tracker, ONE, NOW + MINUTE_MS, 'not-in-game')
    see(tracker, OTHER, gameOf([ONE, OTHER]), NOW + MINUTE_MS - 1)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: NOW + MINUTE_MS }])
    see(tracker, OTHER, gameOf([ONE, OTHER]), NOW + 2 * MINUTE_MS)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: null }])
  })

  it('is found even though a clock that was ahead checked the pro later than now', () => {
    const tracker = openTracker()
    const ahead = { state: 'NOT_IN_GAME', observedAt: NOW + 60 * MINUTE_MS, matchId: null } as const
    tracker.restore([], new Map([['EUW1', new Map([[ONE.puuid, ahead]])]]), NOW)
    see(tracker, ONE, gameOf([ONE]), NOW + MINUTE_MS)
    expect(stateOf(tracker, ONE)).toBe('IN_GAME')
  })

  it('names a pro as soon as the rosters know the account, with the current team', () => {
    const tracker = new GameTracker()
    tracker.follow(new Map([[ONE.key, ONE]]), NOW)
    see(tracker, ONE, gameOf([ONE, OTHER]), NOW)
    expect(tracker.listDrafts()).toMatchObject([{ pros: [{ name: 'One' }] }])

    tracker.follow(new Map([ONE, { ...OTHER, team: 'FNC' }].map((account) => [account.key, account])), NOW + MINUTE_MS)
    expect(tracker.listDrafts()).toMatchObject([{ pros: [{ name: 'One' }, { name: 'Other', team: 'FNC' }] }])
  })

  it('ends when the rosters no longer know either player', () => {
    const tracker = openTracker()
    see(tracker, ONE, gameOf([ONE, OTHER]), NOW)
    tracker.follow(new Map(), NOW + MINUTE_MS)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: NOW + MINUTE_MS }])
  })
})

describe('a game that loads forever', () => {
  it('is given up, and stays given up while Riot lists it', () => {
    const tracker = openTracker()
    const game = gameOf([ONE], null)
    see(tracker, ONE, game, NOW)
    const end = NOW + LONGEST_GAME_MS
    tracker.giveUpEndless(end)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: end, isGivenUp: true }])

    see(tracker, ONE, game, end + GONE_KEPT_MS)
    expect(tracker.listDrafts()).toMatchObject([{ goneAt: end }])
    expect(tracker.listExpired(end + GONE_KEPT_MS)).toEqual([])
    expect(tracker.listExpired(end + 2 * GONE_KEPT_MS)).toEqual(['EUW1_1'])
    expect(stateOf(tracker, ONE)).toBe('NOT_IN_GAME')
  })
})
