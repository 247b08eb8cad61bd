import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { regionKey } from '../../game/regions.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlayerAccounts_playerFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { ACCOUNT_LIST } from './list-layout.ts'
import { PlayerAccount } from './PlayerAccount.tsx'

graphql(/* GraphQL */ `
  fragment PlayerAccounts_player on ProPlayer {
    id
    name
    accounts {
      region
      gameName
      tagLine
      ...PlayerAccount_account
    }
    ...BestRankLine_player
  }
`)

const useStyles = makeStyles({
  title: sectionTitleStyle,
  box: { containerType: 'inline-size', containerName: ACCOUNT_LIST },
  region: {
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  regionName: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    padding: '12px 16px 0',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
})

interface PlayerAccountsProps {
  readonly player: PlayerAccounts_playerFragment
}

/** The accounts of a player by region. The regions and accounts with the highest ranks are first. */
export function PlayerAccounts({ player: { name, accounts } }: PlayerAccountsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('player.accounts.title')}
      </h2>
      <Card className={styles.box}>
        {accounts.length === 0 ? <p className={styles.none}>{t('player.accounts.none', { name })}</p> : null}
        {[...new Set(accounts.map(({ region }) => region))].map((region) => (
          <div key={region} className={styles.region}>
            <h3 className={styles.regionName}>
              <Chip>{region}</Chip>
              {t(`regions.${regionKey(region)}`)}
            </h3>
            <ul className={styles.list}>
              {accounts
                .filter((account) => account.region === region)
                .map((account) => (
                  <li key={`${account.gameName}#${account.tagLine}`}>
                    <PlayerAccount account={account} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Card>
    </section>
  )
}
