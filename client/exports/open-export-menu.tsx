import type { ComponentType } from 'react'
import { exportAddress } from './export-address.ts'
import type { ExportButtonProps } from './ExportButton.tsx'
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx'

export type OpenedMenuProps = Pick<ExportMenuProps, 'onClose'>

/** Returns the menu of a table once its operation has arrived: what is copied is there before it is pressed. */
export async function openExportMenu({ of: name, parameters, shown }: ExportButtonProps, button: HTMLElement) {
  const response = await fetch(exportAddress(name, 'graphql', { ...parameters, ...shown }))
  if (!response.ok) throw new Error(`The server has no operation of ${name}.`)
  const own = {
    button,
    csv: exportAddress(name, 'csv', { ...parameters }),
    json: exportAddress(name, 'json', { ...parameters }),
    operation: await response.text(),
  }
  const Opened: ComponentType<OpenedMenuProps> = (props) => <ExportMenu {...own} {...props} />
  return Opened
}
