import * as fc from 'fast-check'
import { expect } from 'vitest'
import { accountClaim, nameClaim, proClaimsCollection } from '../../gateway/rosters/collections/pro-claims.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { currentTeamOf, proSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import type { RosterOutcome } from '../../gateway/rosters/services/roster-outcome.ts'
import type { Rosters } from '../../gateway/rosters/services/rosters.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { addition, EDITOR, type OpenedRosters, RIOT_IDS, TEAMS, transferOf, undoOf } from './open-rosters.ts'
import type { Ending, RosterModel } from './roster-model.ts'

type Command = fc.AsyncCommand<RosterModel, OpenedRosters>

const name = fc.constantFrom('Lumen', 'lumen', 'Bra ku', 'Ž')
const team = fc.constantFrom(...TEAMS)
const teamOrNone = fc.option(team, { freq: 2 })
const role = fc.constantFrom(...PRO_ROLES)
const account = fc.option(fc.constantFrom(...RIOT_IDS).map((riotId) => ({ ...riotId, region: 'EUW' as const })))
/** Few keys, so that some repeat. */
const key = fc.option(fc.constantFrom('first-key', 'second-key'), { freq: 4 })

/** Commands of editors, each compared with the model. */
export const rosterCommands = [
  fc.record({ name, team, role, account, idempotencyKey: key }).map((more) =>
    command('add', {
      inputIn: () => addition(more),
      predict: (model, input) => model.add(input),
      run: (rosters, input) => rosters.addProPlayer(EDITOR, input),
    }),
  ),
  fc
    .tuple(name, fc.option(teamOrNone, { freq: 2, nil: undefined }), teamOrNone, key)
    .map(([playerName, guessedTeam, toTeam, idempotencyKey]) =>
      command('transfer', {
        inputIn(model) {
          const fromTeam = guessedTeam === undefined ? teamIn(model, playerName) : guessedTeam
          return transferOf(playerName, { fromTeam, toTeam, idempotencyKey })
        },
        predict: (model, { fromTeam }) => model.transfer(playerName, fromTeam, toTeam),
        run: (rosters, input) => rosters.transferProPlayer(EDITOR, input),
      }),
    ),
  fc.tuple(fc.oneof(fc.constant(0), fc.nat({ max: 4 })), key).map(([changesAgo, idempotencyKey]) =>
    command('undo', {
      inputIn: ({ changes }) => ({ ...undoOf({ number: Math.max(1, changes.length - changesAgo) }), idempotencyKey }),
      predict: (model, { number }) => model.undo(number),
      run: (rosters, input) => rosters.undoRosterChange(EDITOR, input),
    }),
  ),
]

/** The team of a player; ONE when the player does not exist. */
function teamIn({ players }: RosterModel, playerName: string): string | null {
  const player = players.get(proSlugOf(playerName))
  return player === undefined ? 'ONE' : player.team
}

interface Steps<Input> {
  /** Input of the request, which may depend on the model's state. */
  readonly inputIn: (model: RosterModel) => Input
  readonly predict: (model: RosterModel, input: Input) => Ending
  readonly run: (rosters: Rosters, input: Input) => Promise<RosterOutcome<{ readonly kind: string }>>
}

function command<Input extends { readonly idempotencyKey: string | null }>(
  operation: string,
  { inputIn, predict, run }: Steps<Input>,
): Command {
  let sent = ''
  return {
    check: () => true,
    toString: () => `${operation} ${sent}`,
    async run(model, real) {
      const input = inputIn(model)
      sent = JSON.stringify(input)
      const predicted = model.once(input.idempotencyKey, operation + sent, () => predict(model, input))
      await real.clock.advance(1000)
      expect(toEnding(await run(real.rosters, input))).toEqual(predicted)
      await expectAgreement(model, real)
    },
  }
}

function toEnding(outcome: RosterOutcome<{ readonly kind: string }>): Ending {
  if (outcome.kind === 'written') return { change: outcome.change?.number ?? null }
  return { problem: outcome.problems[0]?.kind ?? 'none' }
}

/** Checks that the store, the view in memory, the claims and the ledger agree with the model. */
async function expectAgreement(model: RosterModel, { store, rosters, proScene }: OpenedRosters): Promise<void> {
  const stored = await openCollection(store, proPlayersCollection).list({ limit: 1000 })
  const players = stored.map(({ value }) => value)
  const storedPlayers = players.map((player) => ({
    id: player.id,
    role: player.role,
    team: currentTeamOf(player),
    accounts: player.accounts.map(({ gameName }) => gameName),
  }))
  expect(storedPlayers).toEqual(
    [...model.players.values()].toSorted((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))),
  )
  expect(new Set((await proScene.look()).players)).toEqual(new Set(players))
  for (const { memberships } of players) {
    expect(memberships.slice(0, -1).filter(({ to }) => to === null)).toEqual([])
  }

  const claimed = players.flatMap(({ id, slug, accounts }) =>
    [nameClaim(slug), ...accounts.map(accountClaim)].map((claim) => [claim, id]),
  )
  const claims = await openCollection(store, proClaimsCollection).list({ limit: 1000 })
  expect(new Map(claims.map(({ id, value }) => [id, value.playerId]))).toEqual(
    new Map(claimed.map(([claim, id]) => [claim, id])),
  )

  const changes = await rosters.listSince(0, { team: null, playerId: null })
  expect(
    changes.map(({ number, kind, playerId, undoneBy }) => ({ number, kind, playerId, undone: undoneBy !== null })),
  ).toEqual(model.changes.map(({ kind, playerId, undone }, index) => ({ number: index + 1, kind, playerId, undone })))
  expect(await rosters.ledgerNumber()).toBe(model.changes.length)
}
