import { useTranslation } from 'react-i18next'
import { AccountPanel } from '../sign-in/AccountPanel.tsx'
import { useSession } from '../sign-in/session.ts'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import { SettingRow } from './SettingRow.tsx'

/** Empty when signing in is not possible. */
export function AccountRow() {
  const { t } = useTranslation()
  const { kind } = useSession()
  const offered = useSignInOffer()
  if (kind === 'out' && offered !== true) return null
  return (
    <SettingRow name={t('session.account')} hint={kind === 'out' ? t('session.hint') : undefined} tall={kind === 'in'}>
      <AccountPanel />
    </SettingRow>
  )
}
