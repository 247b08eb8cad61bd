import { useFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { regionKey } from '../game/regions.ts'
import { graphql } from '../gql/gql.ts'
import type { LikelyMeant_accountFragment } from '../gql/graphql.ts'
import { LikelyMeant_accountFragmentDoc } from '../gql/LikelyMeant_account.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountCards } from './AccountCards.tsx'

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

export function LikelyMeant({ accounts }: { readonly accounts: readonly LikelyAccount[] }) {
  const { t } = useTranslation()
  return (
    <AccountCards title={t('searchAccount.likelyTitle')} note={t('searchAccount.likely')}>
      {accounts.map((account) => (
        <li key={account.id}>
          <LikelyCard account={account} />
        </li>
      ))}
    </AccountCards>
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
