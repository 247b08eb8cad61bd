import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { BarButton } from '../components/BarButton.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { ownTokens } from '../theme/tokens.ts'
import type { SettingsDialogProps } from './SettingsDialog.tsx'

const useStyles = makeStyles({
  failure: { alignSelf: 'center', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

export function SettingsButton() {
  const styles = useStyles()
  const { t } = useTranslation()
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const open = async () => {
    try {
      const { SettingsDialog } = await import('./SettingsDialog.tsx')
      setFailed(false)
      setDialog(() => SettingsDialog)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      {failed ? (
        <span role="alert" className={styles.failure}>
          {t('settings.failed')}
        </span>
      ) : null}
      <BarButton label={t('settings.title')} expanded={Dialog !== null} onClick={() => void open()}>
        <Glyph name="settings" />
      </BarButton>
      {Dialog === null ? null : <Dialog onClose={() => setDialog(null)} />}
    </>
  )
}
