import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { graphql } from '../../gql/gql.ts'
import type { DoubtfulAccounts_accountFragment } from '../../gql/graphql.ts'
import { SettleAccountDoubtDocument } from '../../gql/SettleAccountDoubt.ts'
import { FREE_AGENT, playerPath } from '../../paths.ts'
import { newRequestKey } from './ask-roster-change.ts'
import { EditorQueue } from './EditorQueue.tsx'
import { QueueRow } from './QueueRow.tsx'
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
  all: { marginTop: '12px' },
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
})

interface DoubtfulAccountsProps {
  readonly accounts: readonly DoubtfulAccounts_accountFragment[]
  readonly onSettled: () => void
}

/** The accounts that do not count until an editor has decided. Empty without any. */
export function DoubtfulAccounts({ accounts, onSettled }: DoubtfulAccountsProps) {
  const styles = useStyles()
  const t = useDoubtWords()
  const [showsAll, setShowsAll] = useState(false)
  if (accounts.length === 0) return null
  return (
    <EditorQueue
      title={t('title')}
      lead={t('lead', { count: accounts.length })}
      after={
        showsAll || accounts.length <= FEW ? null : (
          <Button className={styles.all} onClick={() => setShowsAll(true)}>
            {t('all')}
          </Button>
        )
      }
    >
      {(showsAll ? accounts : accounts.slice(0, FEW)).map((doubtful) => {
        const { region, gameName, tagLine } = doubtful.account
        const key = `${doubtful.player.id} ${region} ${gameName}#${tagLine}`
        return <DoubtfulRow key={key} doubtful={doubtful} onSettled={onSettled} />
      })}
    </EditorQueue>
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
  const { gameName, tagLine, region } = account
  const riotId = `${gameName}#${tagLine}`

  async function settle(belongs: boolean): Promise<boolean> {
    const input = {
      player: player.id,
      account: { gameName, tagLine, region },
      belongs,
      idempotencyKey: newRequestKey(),
    }
    const { data } = await client.mutate({ mutation: SettleAccountDoubtDocument, variables: { input } })
    const isSettled = data?.settleAccountDoubt.problems.length === 0
    if (isSettled) onSettled()
    return isSettled
  }

  return (
    <QueueRow
      failedText={t('failed')}
      accept={{ text: t('keep'), label: t('keepOf', { riotId, name: player.name }), decide: () => settle(true) }}
      reject={{ text: t('remove'), label: t('removeOf', { riotId, name: player.name }), decide: () => settle(false) }}
    >
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
    </QueueRow>
  )
}
