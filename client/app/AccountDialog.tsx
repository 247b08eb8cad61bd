import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/Dialog.tsx'
import { AccountPanel } from '../sign-in/AccountPanel.tsx'

interface AccountDialogProps {
  readonly onClose: () => void
}

/** The account of a signed-in person. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('session.account')} closeLabel={t('session.dismiss')} onClose={onClose}>
      <AccountPanel />
    </Dialog>
  )
}
