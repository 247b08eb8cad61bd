import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import type { RosterProposalsQuery } from '../../gql/graphql.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { QueueList } from './QueueList.tsx'
import { useProposalWords } from './useProposalWords.ts'

type Queue = Extract<RosterProposalsQuery['rosterProposals'], { __typename: 'RosterProposalQueue' }>
export type WaitingProposal = Queue['proposals'][number]

const useStyles = makeStyles({
  group: { marginTop: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBottom: '8px', minHeight: '32px' },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '0 auto 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

interface ProposalGroupProps {
  /** Null for players without one. */
  readonly team: WaitingProposal['team']
  /** True when at least one proposal can be accepted without a choice. */
  readonly canAccept: boolean
  /** Resolves to false when the server has not recorded all decisions. */
  readonly decideAll: (team: string, accept: boolean) => Promise<boolean>
  readonly children: ReactNode
}

/** The proposals about one team. */
export function ProposalGroup({ team, canAccept, decideAll, children }: ProposalGroupProps) {
  const styles = useStyles()
  const t = useProposalWords()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')

  async function send(code: string, accept: boolean) {
    if (state === 'sending') return
    setState('sending')
    setState((await decideAll(code, accept).catch(() => false)) ? 'idle' : 'failed')
  }

  const toButton = (code: string, accept: boolean) => (
    <Button
      size="small"
      appearance={accept ? 'primary' : 'secondary'}
      aria-label={t(accept ? 'acceptTeamOf' : 'rejectTeamOf', { team: code })}
      disabledFocusable={state === 'sending'}
      onClick={() => void send(code, accept)}
    >
      {t(accept ? 'acceptTeam' : 'rejectTeam')}
    </Button>
  )

  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {team === null ? null : <TeamMark team={team} size={24} />}
          {team === null ? t('noTeam') : team.name}
        </h3>
        <output className={styles.failed}>{state === 'failed' ? t('failed') : null}</output>
        {team === null ? null : (
          <>
            {canAccept ? toButton(team.code, true) : null}
            {toButton(team.code, false)}
          </>
        )}
      </div>
      <QueueList>{children}</QueueList>
    </div>
  )
}
