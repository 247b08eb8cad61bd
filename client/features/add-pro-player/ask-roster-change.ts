import type { ApolloClient } from '@apollo/client'
import { AddProPlayerDocument } from '../../gql/AddProPlayer.ts'
import { graphql } from '../../gql/gql.ts'
import type { AddProPlayerInput, TransferProPlayerInput, UndoRosterChangeInput } from '../../gql/graphql.ts'
import { TransferProPlayerDocument } from '../../gql/TransferProPlayer.ts'
import { UndoRosterChangeDocument } from '../../gql/UndoRosterChange.ts'
import { toRefusal, UNREACHABLE, type RosterOutcome, type RosterProblem, type WrittenChange } from './roster-outcome.ts'

graphql(/* GraphQL */ `
  mutation AddProPlayer($input: AddProPlayerInput!) {
    addProPlayer(input: $input) {
      change {
        id
        ...EditableChange_change
      }
      problems {
        ... on NotAllowed {
          reason
        }
        ... on InvalidField {
          path
          rule
          limit
        }
        ... on MembershipChanged {
          player {
            id
            name
            team {
              id
              code
            }
          }
          currentTeam {
            id
            code
          }
        }
        ... on AccountTaken {
          player {
            id
            name
            slug
            team {
              id
              code
            }
          }
        }
        ... on InvalidRiotId {
          field
        }
        ... on UpstreamUnavailable {
          retryAt
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation TransferProPlayer($input: TransferProPlayerInput!) {
    transferProPlayer(input: $input) {
      change {
        id
        ...EditableChange_change
      }
      problems {
        ... on NotAllowed {
          reason
        }
        ... on InvalidField {
          path
          rule
          limit
        }
        ... on MembershipChanged {
          player {
            id
            name
            team {
              id
              code
            }
          }
          currentTeam {
            id
            code
          }
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation UndoRosterChange($input: UndoRosterChangeInput!) {
    undoRosterChange(input: $input) {
      change {
        id
        ...EditableChange_change
      }
      problems {
        ... on NotAllowed {
          reason
        }
        ... on InvalidField {
          path
          rule
          limit
        }
      }
    }
  }
`)

/** `crypto.randomUUID` is missing on pages without https. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Never rejects. */
export const askAddition = (client: ApolloClient, input: AddProPlayerInput): Promise<RosterOutcome> =>
  toOutcome(async () => {
    const { data } = await client.mutate({ mutation: AddProPlayerDocument, variables: { input } })
    return data?.addProPlayer
  })

/** Never rejects. */
export const askTransfer = (client: ApolloClient, input: TransferProPlayerInput): Promise<RosterOutcome> =>
  toOutcome(async () => {
    const { data } = await client.mutate({ mutation: TransferProPlayerDocument, variables: { input } })
    return data?.transferProPlayer
  })

/** Never rejects. */
export const askUndo = (client: ApolloClient, input: UndoRosterChangeInput): Promise<RosterOutcome> =>
  toOutcome(async () => {
    const { data } = await client.mutate({ mutation: UndoRosterChangeDocument, variables: { input } })
    return data?.undoRosterChange
  })

interface Payload {
  readonly change: WrittenChange | null
  readonly problems: readonly RosterProblem[]
}

async function toOutcome(ask: () => Promise<Payload | undefined>): Promise<RosterOutcome> {
  try {
    const payload = await ask()
    if (payload === undefined) return UNREACHABLE
    return payload.problems.length > 0 ? toRefusal(payload.problems) : { kind: 'written', change: payload.change }
  } catch {
    return UNREACHABLE
  }
}
