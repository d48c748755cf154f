/** Returns the prompt for the image service: the add-on in its own words, in the setting of our parties. */
export function addonPhotoPrompt({ name, description }: { name: string; description: string }): string {
  return [
    `A realistic, warm photograph for the website of a children's teepee sleepover party: ${name}.`,
    description,
    'Cozy living room with soft fairy lights, natural colors, shallow depth of field, inviting and tidy.',
    'No people, no text, no logos.',
  ].join(' ')
}
