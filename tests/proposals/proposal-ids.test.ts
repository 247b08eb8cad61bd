import { describe, expect, it } from 'vitest'
import { decodeGlobalId } from '../../gateway/contract/global-id.ts'
import { ADA, MOVED, openProposalsWorld } from './proposals-world.ts'

describe('a proposal', () => {
  it('is a node for editors while it waits, and null for all others', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const [proposal] = (await world.list()).proposals
    const node = 'query ($id: ID!) { node(id: $id) { id ... on RosterProposal { kind } } }'
    const { id, kind } = proposal ?? {}
    expect(await world.ask(node, { id }, ADA)).toEqual({ node: { id, kind } })
    expect(await world.ask(node, { id })).toEqual({ node: null })

    expect((await world.reject({ ids: [id ?? ''] })).rejected).toEqual([id])
    expect(await world.ask(node, { id }, ADA)).toEqual({ node: null })
  })

  it('is named by problems with it', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const [proposal] = (await world.list()).proposals
    await world.reject({ ids: [proposal?.id ?? ''] })
    const again = `mutation ($ids: [ID!]!) {
      rejectRosterProposals(input: { ids: $ids }) { problems { ... on ProposalGone { proposalId } } }
    }`
    expect(await world.ask(again, { ids: [proposal?.id] }, ADA)).toEqual({
      rejectRosterProposals: { problems: [{ proposalId: proposal?.id }] },
    })
  })

  it('can be chosen by the id that earlier releases showed', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const [proposal] = (await world.list()).proposals
    const { id } = decodeGlobalId(proposal?.id ?? '')
    expect(await world.reject({ ids: [id] })).toEqual({ rejected: [proposal?.id], problems: [] })
  })
})
