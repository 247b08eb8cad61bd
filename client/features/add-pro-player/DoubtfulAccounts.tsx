import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { graphql } from '../../gql/gql.ts'
import type { DoubtfulAccounts_accountFragment } from '../../gql/graphql.ts'
import { SettleAccountDoubtDocument } from '../../gql/SettleAccountDoubt.ts'
import { FREE_AGENT, playerPath } from '../../paths.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { newRequestKey } from './ask-roster-change.ts'
import { useDoubtWords } from './useDoubtWords.ts'

graphql(/* GraphQL */ `
  fragment DoubtfulAccounts_account on DoubtfulAccount {
    doubt
    since
    player {
      id
      name
      slug
      team {
        id
        code
      }
    }
    account {
      gameName
      tagLine
      region
    }
  }
`)

graphql(/* GraphQL */ `
  mutation SettleAccountDoubt($input: SettleAccountDoubtInput!) {
    settleAccountDoubt(input: $input) {
      problems {
        __typename
      }
    }
  }
`)

/** Number of accounts that are shown at first. More would push the latest changes out of sight. */
const FEW = 5

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: sectionTitleStyle,
  lead: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  all: { marginTop: '12px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  riotId: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  player: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  reason: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

interface DoubtfulAccountsProps {
  readonly accounts: readonly DoubtfulAccounts_accountFragment[]
  readonly onSettled: () => void
}

/** The accounts that do not count until an editor has decided. Empty without any. */
export function DoubtfulAccounts({ accounts, onSettled }: DoubtfulAccountsProps) {
  const styles = useStyles()
  const t = useDoubtWords()
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead', { count: accounts.length })}</p>
      <Card>
        <ul className={styles.list}>
          {(showsAll ? accounts : accounts.slice(0, FEW)).map((doubtful) => {
            const { region, gameName, tagLine } = doubtful.account
            return (
              <li key={`${doubtful.player.id} ${region} ${gameName}#${tagLine}`}>
                <DoubtfulRow doubtful={doubtful} onSettled={onSettled} />
              </li>
            )
          })}
        </ul>
      </Card>
      {showsAll || accounts.length <= FEW ? null : (
        <Button className={styles.all} onClick={() => setShowsAll(true)}>
          {t('all')}
        </Button>
      )}
    </section>
  )
}

interface DoubtfulRowProps {
  readonly doubtful: DoubtfulAccounts_accountFragment
  readonly onSettled: () => void
}

function DoubtfulRow({ doubtful: { doubt, since, player, account }, onSettled }: DoubtfulRowProps) {
  const styles = useStyles()
  const t = useDoubtWords()
  const client = useApolloClient()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const { gameName, tagLine, region } = account
  const riotId = `${gameName}#${tagLine}`

  async function settle(belongs: boolean) {
    if (state === 'sending') return
    setState('sending')
    const input = {
      player: player.id,
      account: { gameName, tagLine, region },
      belongs,
      idempotencyKey: newRequestKey(),
    }
    try {
      const { data } = await client.mutate({ mutation: SettleAccountDoubtDocument, variables: { input } })
      const isSettled = data?.settleAccountDoubt.problems.length === 0
      setState(isSettled ? 'idle' : 'failed')
      if (isSettled) onSettled()
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.riotId}>
          <Link to={playerPath({ team: player.team?.code ?? FREE_AGENT, slug: player.slug })} className={styles.player}>
            {player.name}
          </Link>
          <bdi>{riotId}</bdi>
          <Chip>{region}</Chip>
        </span>
        <span className={styles.reason}>
          {t(`reasons.${doubt}`)} · <Age moment={since}>{(age) => age}</Age>
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={t('keepOf', { riotId, name: player.name })}
          disabledFocusable={state === 'sending'}
          onClick={() => void settle(true)}
        >
          {t('keep')}
        </Button>
        <Button
          size="small"
          aria-label={t('removeOf', { riotId, name: player.name })}
          disabledFocusable={state === 'sending'}
          onClick={() => void settle(false)}
        >
          {t('remove')}
        </Button>
        <output className={styles.failed}>{state === 'failed' ? t('failed') : null}</output>
      </div>
    </div>
  )
}
