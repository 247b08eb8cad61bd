import { z } from 'zod'
import type { Editor, Viewer } from '../../gateway/identity/rules/viewer.ts'
import { rosterProposalsCollection } from '../../gateway/proposals/collections/roster-proposals.ts'
import { createProposeRostersJob } from '../../gateway/proposals/workers/propose-rosters.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openWiki } from '../leaguepedia/open-wiki.ts'
import type { Row, Tables } from '../leaguepedia/wiki-stand-in.ts'
import { fail } from '../support/fail.ts'
import { proPlayerNamed, type Rosters, type Written, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

export const ADA: Editor = { kind: 'operator', name: 'Ada', sessionId: null, until: null }

export const TEAMS = ['ONE', 'TWO', 'TRI']

/** Two leagues of three teams, and a player in the first. */
export const SCENE: Partial<Written<Rosters>> = {
  leagues: [{ code: 'LGE', name: 'League', position: 0 }],
  teams: TEAMS.map((code, position) => ({ code, name: `Team ${code}`, league: 'LGE', position })),
  players: [
    proPlayerNamed('Vesk', 'ONE', { id: 'vesk', role: 'TOP', country: 'PL' }),
    proPlayerNamed('Oru', 'TWO', { id: 'oru', role: 'MID' }),
  ],
}

export const TOURNAMENT: Row = { OverviewPage: 'LGE/2026 Season/Summer', League: 'League', DateStart: '2026-06-01' }

/** A row of `Players`. */
export function personRow(name: string, team: string, more: Row = {}): Row {
  return { OverviewPage: name, ID: name, Team: team, Role: 'Top', Country: 'Poland', ...more }
}

/** A wiki that says what the rosters of {@link SCENE} say. */
export const AGREEING: Tables = {
  Tournaments: [TOURNAMENT],
  TournamentRosters: [
    { OverviewPage: 'LGE/2026 Season/Summer', Team: 'Team ONE', RosterLinks: 'Vesk', Roles: 'Top' },
    { OverviewPage: 'LGE/2026 Season/Summer', Team: 'Team TWO', RosterLinks: 'Oru', Roles: 'Mid' },
  ],
  PlayerRedirects: ['Vesk', 'Oru'].map((name) => ({ AllName: name, OverviewPage: name })),
  Players: [personRow('Vesk', 'Team ONE'), personRow('Oru', 'Team TWO', { Role: 'Mid', Country: null })],
}

/** A wiki in which Vesk has moved to team TWO. */
export const MOVED: Tables = {
  ...AGREEING,
  Players: [personRow('Vesk', 'Team TWO'), personRow('Oru', 'Team TWO', { Role: 'Mid', Country: null })],
  Tenures: [
    { Player: 'Vesk', Team: 'Team ONE', DateJoin: '2025-01-01', DateLeave: '2026-10-19', IsCurrent: '0' },
    { Player: 'Vesk', Team: 'Team TWO', DateJoin: '2026-10-20', DateLeave: null, IsCurrent: '1' },
  ],
}

const claim = z.object({
  value: z.string().nullable(),
  by: z.string(),
  url: z.string().nullable(),
  provenance: z.object({ asOf: z.string().nullable(), sources: z.array(z.object({ name: z.string() })) }),
})

const proposal = z.object({
  id: z.string(),
  kind: z.string(),
  playerName: z.string(),
  team: z.object({ code: z.string() }).nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string(),
  claims: z.array(claim),
})

const queue = z.object({
  rosterProposals: z.object({
    total: z.int(),
    proposals: z.array(proposal),
    lastComparison: z.record(z.string(), z.unknown()).nullable(),
  }),
})

const QUEUE = `query ($team: String) {
  rosterProposals(team: $team) {
    ... on RosterProposalQueue {
      total
      proposals {
        id kind playerName team { code } before after date url
        claims { value by url provenance { asOf sources { name } } }
      }
      lastComparison { outcome endedAt doneAt nextAt unknownTeams ambiguous leftOut }
    }
  }
}`

const PROBLEMS =
  'problems { __typename ... on ProposalGone { id } ... on ProposalOutdated { id message } ... on InvalidField { path } }'

const accepted = z.object({
  acceptRosterProposals: z.object({
    accepted: z.array(z.string()),
    changes: z.array(z.record(z.string(), z.unknown())),
    problems: z.array(z.record(z.string(), z.unknown())),
  }),
})

const rejected = z.object({
  rejectRosterProposals: z.object({
    rejected: z.array(z.string()),
    problems: z.array(z.record(z.string(), z.unknown())),
  }),
})

interface Choice {
  readonly ids?: readonly string[]
  readonly team?: string
}

/** The gateway with a job that compares its rosters with a wiki. */
export async function openProposalsWorld(
  tables: Tables = AGREEING,
  scene: Partial<Written<Rosters>> = SCENE,
  opened?: DocumentStore,
) {
  const world = openTestWorld('tests', ':memory:', opened)
  const { store, clock, context } = world
  await writeRosters(store, scene)
  const { wiki, api } = openWiki({ tables, clock })
  const { proposals } = context
  const openJob = (target: DocumentStore = store) =>
    createProposeRostersJob({ leaguepedia: api, store: target, clock, proScene: context.proScene, report: fail })
  const list = async (team: string | null = null) => queue.parse(await world.ask(QUEUE, { team }, ADA)).rosterProposals

  return {
    ...world,
    wiki,
    api,
    openJob,
    /** Runs the next round, in a job of its own. */
    async runRound() {
      const { nextAt = 0, endedAt = 0 } = (await proposals.lastRound()) ?? {}
      await clock.advance(Math.max(0, nextAt - clock.now()))
      const job = openJob()
      job.start()
      while (((await proposals.lastRound())?.endedAt ?? 0) === endedAt) await clock.advance(10_000)
      await job.close()
    },
    list,
    /** Returns the queue in short: kind, player, before and after. */
    async listShort(team: string | null = null) {
      const { proposals } = await list(team)
      return proposals.map(({ kind, playerName, before, after }) => [kind, playerName, before, after].join(' '))
    },
    async accept(choice: Choice, viewer: Viewer = ADA) {
      const document = `mutation ($input: AcceptRosterProposalsInput!) {
        acceptRosterProposals(input: $input) {
          accepted changes { kind by reason evidence at fromTeam { code } toTeam { code } undoable } ${PROBLEMS}
        }
      }`
      return accepted.parse(await world.ask(document, { input: choice }, viewer)).acceptRosterProposals
    },
    async reject(choice: Choice) {
      const document = `mutation ($input: RejectRosterProposalsInput!) {
        rejectRosterProposals(input: $input) { rejected ${PROBLEMS.replace(/ \.\.\. on ProposalOutdated \{[^}]*\}/, '')} }
      }`
      return rejected.parse(await world.ask(document, { input: choice }, ADA)).rejectRosterProposals
    },
    /** Returns every document of the queue, also of rejected proposals. */
    listStored: () => openCollection(store, rosterProposalsCollection).list({ limit: 1000 }),
    /** Returns the names in the roster of a team at a moment. */
    async rosterOf(team: string, at: number) {
      const scene = await context.proScene.look()
      return scene.listRoster(team, at).map(({ name }) => name)
    },
  }
}
