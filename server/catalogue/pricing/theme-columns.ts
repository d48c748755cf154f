import { toCents } from '#contract/wire/decimal.ts'

export function themeColumns<T extends EnteredPrices>({ pricePerTeepee, packages, eachFurther, ...rest }: T) {
  return {
    ...rest,
    ...(pricePerTeepee !== undefined && { pricePerTeepeeCents: toCents(pricePerTeepee) }),
    ...(packages !== undefined && {
      packages: packages?.map(({ teepees, price }) => ({ teepees, priceCents: toCents(price) })) ?? null,
    }),
    ...(eachFurther !== undefined && {
      eachFurtherCents: eachFurther === null ? null : toCents(eachFurther),
    }),
  }
}

type EnteredPrices = {
  readonly pricePerTeepee?: string | undefined
  readonly packages?: readonly { readonly teepees: number; readonly price: string }[] | null | undefined
  readonly eachFurther?: string | null | undefined
}
