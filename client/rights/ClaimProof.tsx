import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { GameImage } from '../components/GameImage.tsx'
import { ConfirmClaimDocument } from '../gql/ConfirmClaim.ts'
import { graphql } from '../gql/gql.ts'
import type { StartClaimMutation } from '../gql/graphql.ts'
import { StartClaimDocument } from '../gql/StartClaim.ts'
import { ownTokens } from '../theme/tokens.ts'
import { usePersonRequestWords } from './usePersonRequestWords.ts'

graphql(/* GraphQL */ `
  mutation StartClaim($input: StartClaimInput!) {
    startClaim(input: $input) {
      claim {
        token
        iconId
        icon
        account {
          id
          gameName
          tagLine
        }
      }
      problems {
        ... on Problem {
          __typename
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation ConfirmClaim($input: ConfirmClaimInput!) {
    confirmClaim(input: $input) {
      proven
      problems {
        ... on Problem {
          __typename
        }
      }
    }
  }
`)

interface ClaimProofProps {
  /** The `id` of the account or the pro player. */
  readonly id: string
  /** Called with the token of the proven claim. */
  readonly onProven: (token: string) => void
}

type Claim = NonNullable<StartClaimMutation['startClaim']['claim']>

type ProofState = 'idle' | 'busy' | 'proven' | 'none' | 'wrong' | 'unavailable' | 'expired' | 'failed'

const PROBLEM_STATES: Readonly<Record<string, ProofState>> = {
  WrongIcon: 'wrong',
  UpstreamUnavailable: 'unavailable',
  InvalidField: 'expired',
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: '10px',
    padding: '12px 14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  claim: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '12px' },
  failed: { margin: 0, color: ownTokens.loss },
})

/** Lets a person prove, with a profile icon of one of their accounts, that a page is about them. */
export function ClaimProof({ id, onProven }: ClaimProofProps) {
  const styles = useStyles()
  const words = usePersonRequestWords()
  const client = useApolloClient()
  const [claim, setClaim] = useState<Claim | null>(null)
  const [state, setState] = useState<ProofState>('idle')

  async function run(attempt: () => Promise<ProofState>) {
    if (state === 'busy') return
    setState('busy')
    setState(await attempt().catch(() => 'failed' as const))
  }

  async function start(): Promise<ProofState> {
    const { data } = await client.mutate({ mutation: StartClaimDocument, variables: { input: { id } } })
    const started = data?.startClaim.claim ?? null
    setClaim(started)
    if (started !== null) return 'idle'
    return data?.startClaim.problems[0]?.__typename === 'UpstreamUnavailable' ? 'unavailable' : 'none'
  }

  async function confirm(token: string): Promise<ProofState> {
    const { data } = await client.mutate({ mutation: ConfirmClaimDocument, variables: { input: { token } } })
    if (data?.confirmClaim.proven === true) {
      onProven(token)
      return 'proven'
    }
    const next = PROBLEM_STATES[data?.confirmClaim.problems[0]?.__typename ?? ''] ?? 'failed'
    if (next === 'expired') setClaim(null)
    return next
  }

  if (state === 'proven') return <output className={styles.words}>{words('proof.proven')}</output>
  const account = claim === null ? '' : `${claim.account.gameName}#${claim.account.tagLine}`
  const problem = state === 'idle' || state === 'busy' ? null : words(`proof.${state}`, { account })
  return (
    <div className={styles.root}>
      {claim === null ? null : (
        <div className={styles.claim}>
          <GameImage
            src={claim.icon}
            name={{ text: words('proof.icon', { number: claim.iconId }), locale: 'und' }}
            size={56}
            eager
          />
          <p className={styles.words}>{words('proof.lead', { account })}</p>
        </div>
      )}
      {problem === null ? null : (
        <p role="alert" className={styles.failed}>
          {problem}
        </p>
      )}
      <Button
        aria-busy={state === 'busy'}
        disabledFocusable={state === 'busy'}
        onClick={() => void run(() => (claim === null ? start() : confirm(claim.token)))}
      >
        {words(state === 'busy' ? 'proof.checking' : claim === null ? 'proof.offer' : 'proof.confirm')}
      </Button>
    </div>
  )
}
