CREATE TYPE "public"."refund_failure" AS ENUM('not_taken', 'refused');--> statement-breakpoint
CREATE TYPE "public"."refund_reason" AS ENUM('asWritten', 'nothingToRefund', 'neverRefunded', 'noRefundWithin', 'depositOnly', 'beyondDeposit', 'noMoreAfterMove', 'beyondPrice', 'bookingDeleted', 'surplus', 'orderBecameSmaller', 'doesNotCover', 'couponUsedUpMeanwhile', 'cancelledMoneyBack', 'paidTooMuch', 'paidTwice', 'cameTooLate', 'changeCameTooLate', 'bookingGoneMoneyBack', 'madeInDashboard');--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason_code" "refund_reason";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason_values" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_code" "refund_failure";--> statement-breakpoint
-- What refunds, differences and the log say in English words gets its code and values. Sentences are read here for the
-- last time, where they are as a release wrote them; any other text is kept as it was written.
CREATE FUNCTION "cents_in"("amount" text) RETURNS integer LANGUAGE sql AS $$
	SELECT round(replace("amount", ',', '')::numeric * 100)::integer $$;--> statement-breakpoint
-- Each {} of a template is an amount.
CREATE FUNCTION "pattern_of"("template" text) RETURNS text LANGUAGE sql AS $$
	SELECT '^' || replace(replace("template", '.', '\.'), '{}', '\$([\d,]+\.\d\d)') || '$' $$;--> statement-breakpoint
CREATE FUNCTION "finding_in"("told" text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_build_object('kind', known.kind, 'values', known.more || coalesce((
		SELECT jsonb_object_agg(known.names[part.place], "cents_in"(part.amount))
		FROM unnest(regexp_match("told", "pattern_of"(known.template))) WITH ORDINALITY AS part(amount, place)
		WHERE part.place <= cardinality(known.names)), '{}'))
	FROM (VALUES
		('not-recorded', ARRAY['takenCents'], '{}'::jsonb, '{} was taken, but not written down here. It is now.'),
		('amount-differs', ARRAY['takenCents', 'recordedCents'], '{}', '{} was taken, but {} is written down here.'),
		('refund-not-recorded', ARRAY[]::text[], '{}', 'A refund was made at the provider, but not written down here. It is now.'),
		('unknown-at-provider', ARRAY['recordedCents'], '{}', '{} is written down as paid here, but the provider has not taken it.'),
		('returned-without-booking', ARRAY['takenCents'], '{"isCustomerTold": true}', '{} was taken, but there is no booking for it. All of it goes back. The customer has been told.'),
		('returned-without-booking', ARRAY['takenCents'], '{"isCustomerTold": false}', '{} was taken, but there is no booking for it. All of it goes back. We do not know whose card it was.'),
		('booking-gone', ARRAY['paidCents'], '{}', '{} was paid for a booking that is not there anymore, and nobody has decided what happens with it. Give it back at the card provider, or mark this as resolved.'),
		('refund-failed', ARRAY['owedCents'], '{}', '{} should have gone back, but the refund failed. Try it again, or hand the money back and note it here.')
	) AS known(kind, names, more, template) WHERE "told" ~ "pattern_of"(known.template) $$;--> statement-breakpoint
UPDATE "reconciliation_findings" SET "values" = "finding_in"("sentence")->'values' WHERE "finding_in"("sentence")->>'kind' = "kind";--> statement-breakpoint
UPDATE "audit_log" SET "facts" = ("facts"::jsonb || jsonb_build_object('about', "finding_in"("facts"->>'sentence')))::json
WHERE "facts"->>'kind' = 'finding' AND "finding_in"("facts"->>'sentence') IS NOT NULL;--> statement-breakpoint
-- Why a day was not available, as a part of another sentence.
CREATE FUNCTION "day_refusal_in"("told" text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_build_array(jsonb_build_object('sentence', known.name, 'about',
		jsonb_build_array(to_char(to_date(part[1], 'FMDay, FMMonth DD, YYYY'), 'YYYY-MM-DD'))))
		|| CASE WHEN part[2] = '' THEN '[]' ELSE '[{"sentence": "chooseOtherDate", "about": []}]' END::jsonb
	FROM (VALUES ('fullyBooked', '{} is fully booked.'), ('dayPassed', '{} has already passed.'),
		('nobodyWorks', 'We do not work on {}.'), ('noTeepeesLeft', 'No teepees are left on {}.')) AS known(name, template),
	regexp_match("told", '^' || replace(replace(known.template, '.', '\.'), '{}', '(\w+, \w+ \d{1,2}, \d{4})') ||
		'( Please choose another date\.|)$') AS part WHERE part IS NOT NULL
	UNION ALL SELECT jsonb_build_array(jsonb_build_object('sentence', 'fewTeepeesLeft', 'about',
		jsonb_build_array(part[1]::integer, to_char(to_date(part[2], 'FMDay, FMMonth DD, YYYY'), 'YYYY-MM-DD'))),
		'{"sentence": "chooseFewerTeepees", "about": []}'::jsonb)
	FROM regexp_match("told", '^Only (\d+) teepees? (?:is|are) left on (\w+, \w+ \d{1,2}, \d{4})\. ' ||
		'Please choose fewer teepees or another date\.$') AS part WHERE part IS NOT NULL
	UNION ALL SELECT jsonb_build_array(jsonb_build_object('sentence', known.name, 'about', '[]'::jsonb))
	FROM (VALUES ('orderChangedMeanwhile', 'This order or its price has changed since you opened it. Please look at both statements again.'),
		('couponJustUsedUp', 'This coupon has just been used up. Remove it or try another code.')) AS known(name, sentence)
	WHERE known.sentence = "told" $$;--> statement-breakpoint
CREATE FUNCTION "reason_in"("told" text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_build_object('sentence', known.name, 'about', coalesce((
		SELECT jsonb_agg("cents_in"(part.amount) ORDER BY part.place)
		FROM unnest(regexp_match("told", "pattern_of"(known.template))) WITH ORDINALITY AS part(amount, place)
		WHERE strpos(known.template, '{}') > 0), '[]'))
	FROM (VALUES
		('nothingToRefund', 'Nothing has been paid, so there is nothing to refund.'),
		('neverRefunded', 'What was paid is not refunded when a booking is cancelled.'),
		('depositOnly', 'Only the deposit has been paid, and the deposit is non-refundable.'),
		('beyondPrice', '{} was paid beyond the price and comes back in full. Of the rest, {} comes back.'),
		('bookingDeleted', 'The booking was deleted.'),
		('surplus', '{} was paid beyond the price of the party and comes back.'),
		('orderBecameSmaller', 'The order became smaller, and {} of what was paid comes back.'),
		('doesNotCover', 'Your payment of {} does not cover the {} due for this booking, so we are sending it back. Please pay again.'),
		('couponUsedUpMeanwhile', 'Your payment arrived after your coupon was used up by others, so we are sending all of it back. Please book again.'),
		('cancelledMoneyBack', 'This booking has been cancelled, so we are sending your payment back. Please contact us.'),
		('paidTooMuch', 'Your payment was more than what was left to pay, so we are sending {} back.'),
		('paidTwice', 'This booking was already paid, so we are sending your second payment back.'),
		('bookingGoneMoneyBack', 'The booking that this payment was for no longer exists, so we are sending all of it back. Please contact us if you still want your party.'),
		('madeInDashboard', 'Made in the dashboard of the card provider')
	) AS known(name, template) WHERE "told" ~ "pattern_of"(known.template)
	UNION ALL SELECT jsonb_build_object('sentence', 'noRefundWithin', 'about', jsonb_build_array(coalesce(part[1]::integer, 0)))
	FROM regexp_match("told", '^There is no refund (?:on the day|within (\d+) days?) of the party\.$') AS part WHERE part IS NOT NULL
	UNION ALL SELECT jsonb_build_object('sentence', 'beyondDeposit', 'about', jsonb_build_array(
		coalesce(part[1]::integer, 0), round(part[2]::numeric * 100)::integer, "cents_in"(part[3]), "cents_in"(part[4])))
	FROM regexp_match("told", '^The party is (?:still ahead|more than (\d+) days? away): (?:everything|([\d.]+)% of what was paid) ' ||
		'beyond the deposit of \$([\d,]+\.\d\d) comes back, \$([\d,]+\.\d\d)\.$') AS part WHERE part IS NOT NULL
	UNION ALL SELECT jsonb_build_object('sentence', 'noMoreAfterMove', 'about', jsonb_build_array(
		coalesce(round(part[1]::numeric * 100)::integer, 0), coalesce("cents_in"(part[2]), 0)))
	FROM regexp_match("told", '^When this party was moved, canceling it gave (?:nothing back\. A move does not change that\.|' ||
		'back ([\d.]+)% of what was paid beyond the deposit\. A move does not change that: \$([\d,]+\.\d\d) comes back\.)$') AS part
	WHERE part IS NOT NULL
	UNION ALL SELECT jsonb_build_object('sentence', known.name, 'about', jsonb_build_array("day_refusal_in"(part[1])))
	FROM (VALUES
		('cameTooLate', '^Your payment arrived after your date was released, so we are sending all of it back\. (.+)$'),
		('changeCameTooLate', '^(.+) We are sending the whole payment for the change back; your order stays as it was\.$')
	) AS known(name, pattern), regexp_match("told", known.pattern) AS part
	WHERE "day_refusal_in"(part[1]) IS NOT NULL $$;--> statement-breakpoint
UPDATE "refunds" AS refund SET "reason_code" = (earlier.said->>'sentence')::"refund_reason", "reason_values" = earlier.said->'about'
FROM (SELECT "id", coalesce("reason_in"("reason"),
	jsonb_build_object('sentence', 'asWritten', 'about', jsonb_build_array("reason"))) AS said FROM "refunds") AS earlier
WHERE earlier."id" = refund."id";--> statement-breakpoint
UPDATE "refunds" SET "failure_code" = CASE "failure" WHEN 'The bank did not take the refund.' THEN 'not_taken' ELSE 'refused' END::"refund_failure"
WHERE "failure" IS NOT NULL;--> statement-breakpoint
DROP FUNCTION "reason_in";--> statement-breakpoint
DROP FUNCTION "day_refusal_in";--> statement-breakpoint
DROP FUNCTION "finding_in";--> statement-breakpoint
DROP FUNCTION "pattern_of";--> statement-breakpoint
DROP FUNCTION "cents_in";
