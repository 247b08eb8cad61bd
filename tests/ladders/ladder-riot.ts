import { type ApexTier, APEX_TIERS, type LadderQueue, type LadderStanding } from '../../gateway/ladders/rules/ladder.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { standing } from './ladder-standings.ts'

/** Players in each tier of each ladder. */
const PLAYERS = 2

/** A Riot with two players in each tier of each ladder, whose names are their PUUIDs. */
export class LadderRiot extends ScriptedRiot {
  /** Requested leagues, in order. */
  readonly leagues: string[] = []
  /** Players whose names were requested, in order. */
  readonly named: string[] = []
  /** Outcome of a request about a platform. */
  fateOf: (platform: Platform) => 'answered' | 'down' | 'hanging' = () => 'answered'
  readonly #clock: FakeClock

  constructor(clock: FakeClock, keyId = 'first-key') {
    super(clock)
    this.#clock = clock
    this.keyId = keyId
  }

  listStandings(platform: Platform, queue: LadderQueue, tier: ApexTier): readonly LadderStanding[] {
    return Array.from({ length: PLAYERS }, (_, index) =>
      standing(`${this.keyId}-${platform}-${queue}-${tier}-${index}`, {
        tier,
        leaguePoints: 1000 * (APEX_TIERS.length - APEX_TIERS.indexOf(tier)) + index,
      }),
    )
  }

  override async apexLeague(platform: Platform, queue: LadderQueue, tier: ApexTier) {
    this.leagues.push(`${platform} ${queue} ${tier}`)
    return this.#answer(platform, this.listStandings(platform, queue, tier))
  }

  override async accountByPuuid(puuid: string, platform: Platform) {
    this.named.push(puuid)
    return this.#answer(platform, { puuid, gameName: puuid, tagLine: platform })
  }

  async #answer<T>(platform: Platform, value: T) {
    const fate = this.fateOf(platform)
    if (fate === 'hanging') await new Promise(() => {})
    if (fate === 'down') throw new UpstreamUnavailable('riot', this.#clock.now() + 30_000, 'down on purpose')
    return { value, fetchedAt: this.#clock.now() }
  }
}
