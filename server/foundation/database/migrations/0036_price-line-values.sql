-- The lines of a price keep as values what their labels say. Labels are read here for the last time, where they are as
-- the rules wrote them; any other line keeps its label alone.
UPDATE "bookings" AS booking SET "price_lines" = (
	SELECT jsonb_agg(entry.line || CASE entry.line->>'kind'
		WHEN 'delivery' THEN coalesce((
			SELECT jsonb_build_object('zip', part[1]) FROM regexp_match(entry.line->>'label', '^Delivery to (\d{5})$') AS part
			WHERE part IS NOT NULL), '{}')
		WHEN 'tax' THEN coalesce((
			SELECT jsonb_build_object('percent', round(part[1]::numeric * 100)::integer)
			FROM regexp_match(entry.line->>'label', '^Sales tax \((\d+(?:\.\d+)?)%\)$') AS part WHERE part IS NOT NULL), (
			SELECT jsonb_build_object('certificate', part[1])
			FROM regexp_match(entry.line->>'label', '^Tax exempt, certificate (.+)$') AS part WHERE part IS NOT NULL), '{}')
		WHEN 'coupon' THEN coalesce((
			SELECT jsonb_build_object('coupon', jsonb_build_object('code', part[1],
				'discountType', CASE part[4] WHEN '%' THEN 'percentage' ELSE 'fixed' END,
				'discountValue', round(replace(part[3], ',', '')::numeric * 100)::integer))
			FROM regexp_match(entry.line->>'label', '^Coupon (\S+) \((\$?)([\d,]+(?:\.\d+)?)(%?) off\)$') AS part
			WHERE part IS NOT NULL), '{}')
		WHEN 'addon' THEN coalesce((
			SELECT jsonb_build_object('addonId', addon.id) FROM "booking_addons" AS booked
			JOIN "addons" AS addon ON addon.id = booked.addon_id
			WHERE booked.booking_id = booking.id AND addon.name = entry.line->>'label' ORDER BY booked.id LIMIT 1), '{}')
		ELSE '{}' END ORDER BY entry.place)
	FROM jsonb_array_elements(booking."price_lines") WITH ORDINALITY AS entry(line, place))
WHERE jsonb_array_length(booking."price_lines") > 0;
