import type { RosterProposal } from '../../gateway/proposals/rules/proposal.ts'

/** A pending proposal that a player is from another country. */
export function proposalAbout(playerId: string, playerName: string): RosterProposal {
  return {
    kind: 'COUNTRY',
    state: 'PENDING',
    question: `player ${playerId} country`,
    playerId,
    playerName,
    page: playerName,
    team: null,
    before: null,
    after: 'PL',
    date: null,
    newest: null,
    url: 'https://lol.fandom.com/wiki/Player',
    claims: [],
    role: null,
    country: 'PL',
    substitute: false,
    links: [],
    accounts: [],
    observedAt: 0,
    decidedBy: null,
    decidedAt: null,
  }
}
