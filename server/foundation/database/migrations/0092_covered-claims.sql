-- Contracts: the previous release only writes amounts above 0, and shows 0 as $0.00.
ALTER TABLE "damage_claims" DROP CONSTRAINT "damage_claims_charged";--> statement-breakpoint
ALTER TABLE "damage_claims" ADD CONSTRAINT "damage_claims_charged" CHECK ("damage_claims"."charged" >= 0 and "damage_claims"."charged" <= "damage_claims"."claimed");
