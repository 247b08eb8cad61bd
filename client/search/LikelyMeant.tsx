import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { regionKey } from '../game/regions.ts'
import { graphql } from '../gql/gql.ts'
import type { LikelyMeant_accountFragment } from '../gql/graphql.ts'
import { LikelyMeant_accountFragmentDoc } from '../gql/LikelyMeant_account.ts'
import { ownTokens } from '../theme/tokens.ts'
import { AccountCard } from './AccountCard.tsx'

graphql(/* GraphQL */ `
  fragment LikelyMeant_account on Account {
    id
    gameName
    tagLine
    region
    level
    profileIconId
  }
`)

export type LikelyAccount = LikelyMeant_accountFragment

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  note: { margin: '2px 0 12px', maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
})

export function LikelyMeant({ accounts }: { readonly accounts: readonly LikelyAccount[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={styles.title}>{t('searchAccount.likelyTitle')}</h2>
      <p className={styles.note}>{t('searchAccount.likely')}</p>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.id}>
            <LikelyCard account={account} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LikelyCard({ account }: { readonly account: LikelyAccount }) {
  const { t } = useTranslation()
  const { data, complete } = useFragment({
    fragment: LikelyMeant_accountFragmentDoc,
    fragmentName: 'LikelyMeant_account',
    from: account,
  })
  if (!complete) return null

  const { region, level, profileIconId } = data
  const place = `${t(`regions.${regionKey(region)}`)} (${region})`
  return (
    <AccountCard
      account={data}
      mark={<GameImage src={`/images/profile-icons/${profileIconId}.png`} name={null} size={48} />}
    >
      {`${place} · ${t('account.level', { level })}`}
    </AccountCard>
  )
}
