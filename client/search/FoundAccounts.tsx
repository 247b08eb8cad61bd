import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { formatTier } from '../game/rank-format.ts'
import { regionKey } from '../game/regions.ts'
import { graphql } from '../gql/gql.ts'
import type { FoundAccounts_accountsFragment } from '../gql/graphql.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountCards } from './AccountCards.tsx'

graphql(/* GraphQL */ `
  fragment FoundAccounts_accounts on FoundAccounts {
    accounts {
      id
      gameName
      tagLine
      region
      level
      profileIconId
      ranks {
        entries {
          queue
          tier
          division
        }
      }
    }
    unansweredRegions
  }
`)

interface FoundAccountsProps {
  readonly found: FoundAccounts_accountsFragment
}

const useStyles = makeStyles({
  unanswered: { margin: '12px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** The accounts of one Riot ID in several regions, from which the visitor chooses. */
export function FoundAccounts({ found: { accounts, unansweredRegions } }: FoundAccountsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div>
      <AccountCards
        title={t('searchAccount.severalTitle', { count: accounts.length })}
        note={t('searchAccount.several')}
      >
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard
              account={account}
              mark={<GameImage src={`/images/profile-icons/${account.profileIconId}.png`} name={null} size={48} />}
            >
              {[
                `${t(`regions.${regionKey(account.region)}`)} (${account.region})`,
                t('account.level', { level: account.level }),
                ...rankWords(account.ranks),
              ].join(' · ')}
            </AccountCard>
          </li>
        ))}
      </AccountCards>
      {unansweredRegions.length === 0 ? null : (
        <p className={styles.unanswered}>{t('searchAccount.unanswered', { regions: unansweredRegions.join(', ') })}</p>
      )}
    </div>
  )

  /** The rank in the first queue of the account; empty when its ranks are unknown. */
  function rankWords(ranks: FoundAccounts_accountsFragment['accounts'][number]['ranks']): readonly string[] {
    if (ranks === null) return []
    const [first] = ranks.entries
    return [first === undefined ? t('searchAccount.unranked') : formatTier(first, t)]
  }
}
