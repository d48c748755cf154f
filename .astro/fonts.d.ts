declare module 'astro:assets' {
	/** @internal */
	export type CssVariable = (["--font-basic-body","--font-basic-headline"])[number];
}
