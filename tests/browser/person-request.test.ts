import { expect } from 'vitest'
import { addProPlayerPath, playerPath } from '../../client/paths.ts'
import personRequest from '../../texts/en/on-demand/personRequest.json' with { type: 'json' }
import { findTeams, it as editing } from './editing.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')
const { queue } = personRequest

// A background job deletes the data of the person.
const it = editing.extend('productEnv', { scope: 'file' }, { INGEST: 'on' })

it('a visitor asks to remove a pro player, and once an editor accepts, the page is unknown', async ({
  visit,
  edit,
  product,
}) => {
  const { team, player } = await findTeams(product)
  const address = playerPath({ team, slug: player.toLowerCase() })
  const page = await visit(address)
  await page.getByRole('button', { name: t('rights.link') }).click()
  const dialog = page.getByRole('dialog', { name: t('rights.link') })
  await dialog.getByRole('button', { name: personRequest.send }).click()
  await dialog.getByText(personRequest.missing).waitFor()
  await dialog.getByRole('button', { name: personRequest.wishes.REMOVE }).click()
  await dialog.getByLabel(personRequest.texts.REMOVE).fill('I left the scene.')
  await dialog.getByRole('button', { name: personRequest.send }).click()
  await dialog.getByText(personRequest.sent).waitFor()

  const editors = await edit(addProPlayerPath())
  const list = editors.getByRole('region', { name: queue.title })
  await list.getByText('I left the scene.').waitFor()
  await list.getByRole('button', { name: queue.of.remove.replace('{{name}}', player) }).click()
  await list.getByRole('button', { name: queue.of.sure.replace('{{name}}', player) }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(async () => (await fetch(product.url + address)).status).toBe(404)
})
