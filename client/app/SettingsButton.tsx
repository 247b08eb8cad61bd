import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { BarButton } from '../components/BarButton.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { useLateComponent } from '../components/useLateComponent.ts'
import { ownTokens } from '../theme/tokens.ts'
import type { SettingsDialogProps } from './SettingsDialog.tsx'

const useStyles = makeStyles({
  failure: { alignSelf: 'center', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

export function SettingsButton() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { Component: Dialog, failed, show, hide } = useLateComponent<SettingsDialogProps>()
  const open = () => show(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)

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
      {Dialog === null ? null : <Dialog onClose={hide} />}
    </>
  )
}
